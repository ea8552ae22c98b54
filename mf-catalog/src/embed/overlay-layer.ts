/**
 * Puts dialogs, menus and messages into the top layer of the browser: a page may transform, filter or clip what stands around the
 * element, and would move and cut them with it (CAT-264). What opens comes to the front, above a dialog of the page too. A page that
 * sets `--ff-embed-z` arranges the layers itself.
 * @returns the way to end it
 */
export const liftOverlays = (overlays: HTMLElement): (() => void) => {
  const isArranged = getComputedStyle(overlays).getPropertyValue('--ff-embed-z') !== '';
  // a browser without a top layer for it stays with the z-index
  if (isArranged || typeof overlays.showPopover !== 'function') return () => {};
  overlays.popover = 'manual';
  const lift = () => {
    if (!overlays.isConnected) return;
    if (overlays.matches(':popover-open')) overlays.hidePopover();
    overlays.showPopover();
  };
  const opened = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) lift();
  });
  opened.observe(overlays, { childList: true });
  lift();
  return () => opened.disconnect();
};
