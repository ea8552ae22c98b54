import { commitDelayMs } from '@fairfront/shared-kit/components/debounced-commit';
import type { CodedIssue } from '@fairfront/shared-kit/domain/validation';
import { useEffect, useRef, useState } from 'react';

/** A text field of a line while the user types. */
export interface TypedText {
  value: string;
  onChange: (value: string) => void;
  /** Saves a pending edit when the field loses focus. */
  onBlur: () => void;
  /** The validation error of the text, which is not saved then. */
  issue: CodedIssue | null;
}

/**
 * A text that is saved after the shared pause and on blur. The draft stays, whatever a colleague saves meanwhile; an empty
 * text is saved as null.
 * @param issueOf validates the draft
 */
export const useTypedText = (
  stored: string | null,
  issueOf: (text: string) => CodedIssue | null,
  save: (text: string | null) => void,
): TypedText => {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const value = typed ?? stored ?? '';
  const issue = issueOf(value);
  const newest = useRef({ typed, issue, stored, save });
  const store = () => {
    clearTimeout(timer.current);
    const { typed: text, issue: wrong, stored: known, save: send } = newest.current;
    if (text === null || wrong) return;
    const next = text.trim() || null;
    if (next !== known) send(next);
  };
  useEffect(() => {
    newest.current = { typed, issue, stored, save };
  });
  // a pending text is saved when its line unmounts
  const storeNow = useRef(store);
  useEffect(() => () => storeNow.current(), []);
  return {
    value,
    issue,
    onChange: (next) => {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(store, commitDelayMs);
    },
    onBlur: () => {
      store();
      if (!issue) setTyped(null);
    },
  };
};
