/** Shares of sessions, 0 to 1. */
export interface ReplayRates {
  sampleRate: number;
  errorSampleRate: number;
}

/** Recorded from the start, kept back until an error comes, or not at all. */
export type ReplayMode = 'always' | 'on-error' | 'off';

/**
 * What happens with a session (SHELL-205).
 * @param draw the number of the session, from 0 to below 1: the same for all pages of the session
 */
export const replayModeOf = ({ sampleRate, errorSampleRate }: ReplayRates, draw: number): ReplayMode => {
  if (draw < sampleRate) return 'always';
  // an independent draw out of the same number: what is left of it after the first decision, stretched to 0 to 1
  const left = sampleRate < 1 ? (draw - sampleRate) / (1 - sampleRate) : 1;
  return left < errorSampleRate ? 'on-error' : 'off';
};

/** One thing that happened. It has no room for texts, values or ids: what is not recorded cannot leak (SHELL-206). */
export type ReplayEvent = { at: number } & (
  | { kind: 'page'; route: string }
  | { kind: 'press'; element: string }
  | { kind: 'input'; element: string }
  | { kind: 'error'; name: string }
);

const knownRoles = /^(button|link|tab|checkbox|radio|option|menuitem|switch|combobox|row|dialog|treeitem)$/;

/** What an element is, without what it says: its tag, kind of input and role from a closed list. */
export const elementFacts = (element: Element): string => {
  const type = element instanceof HTMLInputElement ? element.type : null;
  const role = element.getAttribute('role') ?? '';
  return [element.tagName.toLowerCase(), type, knownRoles.test(role) ? role : null].filter(Boolean).join(' ');
};

/** The class of an error, without its message, which may quote what somebody typed. */
export const errorName = (error: unknown): string =>
  error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : 'Error';
