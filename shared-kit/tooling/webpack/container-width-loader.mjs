const width = String.raw`\((?:min|max)-width:\s*[\d.]+px\)`;
const query = new RegExp(String.raw`@media\s+(${width}(?:\s+and\s+${width})*)\s*\{`, 'g');

/**
 * An embed adapts to the place that its page gives it and not to the window (CAT-266): queries for the width of the page ask the
 * embed's container instead. Font files stay out: a shadow root has none of its own, and the page's are the page's.
 */
export default function containerWidthLoader(css) {
  return css.replace(query, '@container ff-embed $1 {').replace(/@font-face\s*\{[^}]*\}/g, '');
}
