/** The path without the query, for logging and matching. */
export const pathOf = (target: string): string => {
  const end = target.search(/[?#]/);
  return end < 0 ? target : target.slice(0, end);
};

/** The parameters of the query. */
export const queryOf = (target: string): URLSearchParams =>
  new URLSearchParams(target.includes('?') ? target.slice(target.indexOf('?')) : '');

/** Matches a step to the same or the parent folder, also when encoded. nginx uses the same expression. */
export const dotSegment = '(^|[/\\x5c]|%2f|%5c)([.]|%2e){1,2}([/\\x5c]|%2f|%5c|$)';
/** Matches malformed escapes and the zero byte. */
export const badEscape = '%(00|[^0-9a-f]|.[^0-9a-f]|.?$)';

const refused = new RegExp(`${dotSegment}|${badEscape}`, 'i');

/**
 * Whether a request target looks like one that a browser sends: an absolute path without dot segments, which servers
 * resolve differently, and with valid escapes.
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
