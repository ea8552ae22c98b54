/**
 * Moves dialogs, menus and messages to the browser's top layer: a page may transform, filter or clip the ancestors of the
 * element, which would displace and cut them. The latest one is in front, also above a dialog of the page. A page that sets
 * `--ff-embed-z` controls the layers itself.
 * @returns a function that stops it
 */
export const liftOverlays = (overlays: HTMLElement): (() => void) => {
  const isManagedByPage = getComputedStyle(overlays).getPropertyValue('--ff-embed-z') !== '';
  // a browser without a top layer uses the z-index
  if (isManagedByPage || typeof overlays.showPopover !== 'function') return () => {};
  overlays.popover = 'manual';
  const moveToTop = () => {
    if (!overlays.isConnected) return;
    if (overlays.matches(':popover-open')) overlays.hidePopover();
    overlays.showPopover();
  };
  const opened = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) moveToTop();
  });
  opened.observe(overlays, { childList: true });
  moveToTop();
  return () => opened.disconnect();
};
