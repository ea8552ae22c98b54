/** Shares of sessions, 0 to 1. */
export interface ReplayRates {
  sampleRate: number;
  errorSampleRate: number;
}

/** Recorded from the start, buffered until an error occurs, or not at all. */
export type ReplayMode = 'always' | 'on-error' | 'off';

/**
 * Decides how a session is recorded.
 * @param draw random number of the session, from 0 to below 1: the same for all pages of the session
 */
export const replayModeOf = ({ sampleRate, errorSampleRate }: ReplayRates, draw: number): ReplayMode => {
  if (draw < sampleRate) return 'always';
  // an independent draw from the same number: the remainder after the first decision, scaled to 0 to 1
  const left = sampleRate < 1 ? (draw - sampleRate) / (1 - sampleRate) : 1;
  return left < errorSampleRate ? 'on-error' : 'off';
};

/** One event. It has no room for texts, values or ids: what is not recorded cannot leak. */
export type ReplayEvent = { at: number } & (
  | { kind: 'page'; route: string }
  | { kind: 'press'; element: string }
  | { kind: 'input'; element: string }
  | { kind: 'error'; name: string }
);

const knownRoles = /^(button|link|tab|checkbox|radio|option|menuitem|switch|combobox|row|dialog|treeitem)$/;

/** The kind of an element without its content: tag, input type and role from a closed list. */
export const elementFacts = (element: Element): string => {
  const type = element instanceof HTMLInputElement ? element.type : null;
  const role = element.getAttribute('role') ?? '';
  return [element.tagName.toLowerCase(), type, knownRoles.test(role) ? role : null].filter(Boolean).join(' ');
};

/** The class of an error, without its message, which may quote user input. */
export const errorName = (error: unknown): string =>
  error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : 'Error';
