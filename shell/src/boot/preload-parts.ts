/*
 * The first import of the shell: starts the preloads that the edge has named in the page, in their order. Started by the HTML
 * itself they would share the bandwidth with the shell, which would arrive last on a slow connection (SHELL-438).
 */
for (const link of document.querySelectorAll<HTMLLinkElement>('link:not([rel])')) link.rel = 'preload';
