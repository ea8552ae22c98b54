/** Path without the query: what may be logged and matched. */
export const pathOf = (target: string): string => {
  const end = target.search(/[?#]/);
  return end < 0 ? target : target.slice(0, end);
};

/** Parameters of the query. */
export const queryOf = (target: string): URLSearchParams =>
  new URLSearchParams(target.includes('?') ? target.slice(target.indexOf('?')) : '');

/** A step to the same or the upper folder, also an encoded one; source for nginx, which reads the same expression. */
export const dotSegment = '(^|[/\\x5c]|%2f|%5c)([.]|%2e){1,2}([/\\x5c]|%2f|%5c|$)';
/** An escape that is none, and the zero byte. */
export const badEscape = '%(00|[^0-9a-f]|.[^0-9a-f]|.?$)';

const refused = new RegExp(`${dotSegment}|${badEscape}`, 'i');

/**
 * Whether a request target is one that browsers send: an absolute path without steps between folders, which every server
 * on the way would read in its own manner, and with escapes that can be read.
 */
export const isUsableTarget = (target: string): boolean => {
  if (!target.startsWith('/')) return false;
  const path = pathOf(target);
  if (refused.test(path)) return false;
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};
