/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-standard",
  rules: {
    // Prettier decides where lines end; a group of short rules reads best without empty lines between them.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // A sheet goes from part to part of the page, not from weak selectors to strong ones; a part may come twice, once
    // for what it is and once for what another part beside it makes of it.
    "no-descending-specificity": null,
    "no-duplicate-selectors": null,
    // Ids of the facts are classes too: age_1, theology_purple.
    "selector-class-pattern": "^[a-z][a-z0-9]*([-_][a-z0-9]+)*$",
    // Safari on phones knows the size of text under its own name only.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }],
    // Sizes of drawings are fractions of 16, 32 and 64 pixels.
    "number-max-precision": 5,
  },
};
