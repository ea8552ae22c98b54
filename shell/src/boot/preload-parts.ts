/*
 * The first import of the shell: starts the preloads that the edge has named in the page and that nothing has started yet, in their
 * order. Started by the HTML itself they would share the bandwidth with the shell, which would arrive last on a slow connection; the
 * page starts them when this script has come, in browsers that report it (SHELL-438, `preload-script.ts` of the edge).
 */
for (const link of document.querySelectorAll<HTMLLinkElement>('link:not([rel])')) link.rel = 'preload';
