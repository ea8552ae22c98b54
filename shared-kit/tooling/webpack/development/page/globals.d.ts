/// <reference types="webpack/module" resolution-mode="require" />

/** What the scripts of a served page find on it. */
interface Window {
  /** The one React Refresh of a page, which remotes take from the shell. */
  fairfrontRefresh: unknown;
}

interface WindowEventMap {
  /** `texts-loader.mjs` has a saved file of texts. */
  'fairfront-texts-saved': CustomEvent<{ locale: string; namespace: string; texts: Record<string, unknown> }>;
}
