/**
 * The styles of the embed: constructed sheets, so that a page's policy needs no `unsafe-inline`, adopted by the shadow roots
 * alone. Lazy chunks add their own.
 */
const sheets: CSSStyleSheet[] = [];
const roots = new Set<ShadowRoot>();

const applySheets = (root: ShadowRoot) => {
  root.adoptedStyleSheets = [...sheets];
};

/** Called by the build for every style file (`shadow-style-loader.mjs`). */
export const addStyles = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
  roots.forEach(applySheets);
};

/** Adopts all styles in a root, including later ones; returns a function that stops it. */
export const adoptStyles = (root: ShadowRoot): (() => void) => {
  roots.add(root);
  applySheets(root);
  return () => {
    roots.delete(root);
    root.adoptedStyleSheets = [];
  };
};
