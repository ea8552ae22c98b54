/**
 * In place of a style file for the page: a module that adds the styles to those of the embed's shadow roots and exports the class
 * names. What comes after it (`css-loader`) makes the text. Its option `register` is the module with `addStyles`.
 * @this {import('webpack').LoaderContext<{ register: string }>}
 * @param {string} remaining request of what comes after it
 */
export const pitch = function (remaining) {
  const { register } = this.getOptions();
  const request = JSON.stringify(this.utils.contextify(this.context, `!!${remaining}`));
  return [
    `import content from ${request};`,
    `import { addStyles } from ${JSON.stringify(this.utils.contextify(this.context, register))};`,
    'addStyles(content.toString());',
    'export default content.locals ?? {};',
  ].join('\n');
};

export default () => undefined;
