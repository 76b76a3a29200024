"""The catalogues of the languages: made of the sentences in the sources, filled by translators, compiled to ship."""
