/**
 * Copies as a person would, by a selection. A range takes no focus, so that a dialog keeps its own; the listener puts in the text
 * itself, whatever the browser makes of the selected lines.
 */
const copyBySelection = (text: string): boolean => {
  const selection = document.getSelection();
  const selected = selection?.rangeCount ? selection.getRangeAt(0) : null;
  const place = document.body.appendChild(document.createElement('span'));
  place.textContent = text;
  place.setAttribute('aria-hidden', 'true');
  Object.assign(place.style, {
    position: 'fixed',
    top: '0',
    clipPath: 'inset(50%)',
    whiteSpace: 'pre',
    userSelect: 'text',
  });
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', put, true);
  try {
    selection?.selectAllChildren(place);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', put, true);
    selection?.removeAllRanges();
    if (selected) selection?.addRange(selected);
    place.remove();
  }
};

/**
 * Puts a text into the clipboard; false when the browser does not let it. Over plain http there is no `navigator.clipboard`, and
 * elsewhere it may refuse: then the older way is tried, which needs no secure page.
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};
