/** Properties whose words may be colours; a mask is drawn by how much it covers, whatever its colour. */
const colouring =
  '/^(--|color$|background|border|outline|fill$|stroke$|box-shadow$|text-(shadow|decoration|emphasis)|caret|accent-color$|column-rule|scrollbar-color$|filter$|flood-color$|stop-color$)/';
const writtenOut = ['/^(?!.*url\\().*#[\\da-f]{3,8}\\b/i', '/\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(/i'];
const takeToken = 'Take a colour of tokens.css: both themes and forced colours follow from it.';

export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'annotation-no-unknown': true,
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-syntaxes'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-no-important': true,
    'declaration-property-value-no-unknown': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'media-feature-name-no-unknown': true,
    'media-query-no-invalid': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'no-invalid-position-at-import-rule': true,
    'no-irregular-whitespace': true,
    'no-unknown-animations': true,
    'property-no-unknown': true,
    'selector-anb-no-unmatchable': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'string-no-newline': true,
    'unit-no-unknown': true,
    // a sheet of a part has classes only, and takes its colours from the tokens (README of the kit)
    'selector-max-id': 0,
    'selector-max-type': 0,
    'color-named': ['never', { message: takeToken }],
    'declaration-property-value-disallowed-list': [{ [colouring]: writtenOut }, { message: takeToken }],
  },
  overrides: [
    {
      // where colours live
      files: ['shared-kit/src/components/tokens.css'],
      rules: { 'color-named': null, 'declaration-property-value-disallowed-list': null },
    },
    {
      // the reset is the only style sheet with element selectors
      files: ['shared-kit/src/components/base.css'],
      rules: { 'selector-max-type': null },
    },
    {
      // pages of other sites, which do not follow our conventions
      files: ['deploy/hosts/pages/**/*.css'],
      rules: {
        'color-named': null,
        'declaration-no-important': null,
        'declaration-property-value-disallowed-list': null,
        'selector-max-id': null,
        'selector-max-type': null,
      },
    },
  ],
};
