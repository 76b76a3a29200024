// What `make lint` asks of scripts and style sheets beside what ESLint recommends. Types are TypeScript's business.
import css from "@eslint/css";
import js from "@eslint/js";

export default [
  { files: ["{web,tests,e2e}/**/*.{js,mjs}"], ...js.configs.recommended },
  {
    files: ["{web,tests,e2e}/**/*.{js,mjs}"],
    rules: {
      "no-undef": "off", // TypeScript knows what there is, in the page, the worker and Node
      "no-else-return": "error",
      "no-nested-ternary": "error",
      "no-param-reassign": "error",
      "no-shadow": "error",
      "no-var": "error",
      "one-var": ["error", "never"],
      "operator-assignment": "error",
      "prefer-const": "error",
      "prefer-template": "error",
      "require-await": "error",
    },
  },
  {
    files: ["web/shell/**"], // what is seen without Python knows nothing of how Python is loaded
    rules: { "no-restricted-imports": ["error", { patterns: ["../boot/*"] }] },
  },
  {
    files: ["web/boot/load_guard.js"], // in the JavaScript of 2009
    languageOptions: { ecmaVersion: 5, sourceType: "script" },
    rules: { "no-unused-vars": ["error", { caughtErrors: "none" }], "no-var": "off", "prefer-template": "off" },
  },
  {
    files: ["web/boot/boot.js"], // what it imports without using is what a script that was cut off does not export
    rules: { "no-unused-vars": "off" },
  },
  { files: ["web/{boot/sw,shell/chosen_table}.js", "e2e/**/watch.js"], languageOptions: { sourceType: "script" } },
  {
    files: ["web/**/*.css"],
    language: "css/css",
    ...css.configs.recommended,
    rules: {
      ...css.configs.recommended.rules,
      "css/no-important": "off",
      "css/no-invalid-properties": ["error", { allowUnknownVariables: true }], // tokens.css names them, a test looks
      "css/use-baseline": "off", // README says which browsers are expected, and a test in each engine whether it is so
    },
  },
  {
    files: ["web/{tables,decks,build}/**/*.css"], // the checker cannot put together a value that is made of a token
    rules: { "css/no-invalid-properties": "off" },
  },
];
