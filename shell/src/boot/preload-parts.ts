/*
 * The first line of the shell: asks for the parts of the page that the edge has named, in their order, while the shell itself runs.
 * Asked for by the HTML they would come at the same time as the shell, which on a slow connection is then last of all (SHELL-438).
 */
for (const link of document.querySelectorAll<HTMLLinkElement>('link:not([rel])')) link.rel = 'preload';
