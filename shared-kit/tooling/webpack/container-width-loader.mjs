const width = String.raw`\((?:min|max)-width:\s*[\d.]+px\)`;
const query = new RegExp(String.raw`@media\s+(${width}(?:\s+and\s+${width})*)\s*\{`, 'g');

/**
 * An embed adapts to the size of its place on the page, not to the window: media queries for the page width become
 * container queries of the embed. Font files are left out: a shadow root cannot define fonts, and those of the page
 * belong to the page.
 * @param {string} css
 */
export default function containerWidthLoader(css) {
  return css.replace(query, '@container ff-embed $1 {').replace(/@font-face\s*\{[^}]*\}/g, '');
}
