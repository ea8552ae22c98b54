import { fileURLToPath } from 'node:url';

const register = fileURLToPath(new URL('../../../mf-catalog/src/embed/style-sheets.ts', import.meta.url));

/**
 * In place of a style file for the page: a module that adds the styles to those of the embed's shadow roots and exports the class
 * names. What comes after it (`css-loader`) makes the text.
 */
export const pitch = function (remaining) {
  const request = JSON.stringify(this.utils.contextify(this.context, `!!${remaining}`));
  return [
    `import content from ${request};`,
    `import { addStyles } from ${JSON.stringify(this.utils.contextify(this.context, register))};`,
    'addStyles(content.toString());',
    'export default content.locals ?? {};',
  ].join('\n');
};

export default () => undefined;
