"""The catalogues of translations: collected from the sources, filled by translators, compiled to ship."""
