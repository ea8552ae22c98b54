import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { DecisionKind } from './queue.types';

/** The draft of a decision with a text. */
export interface DecisionDraft {
  template: string | null;
  text: string;
}

/** Represents the selection where the key of an item is expected. */
export const ofSelection = 'selection';
const noDraft: DecisionDraft = { template: null, text: '' };

/** The drafts of the decisions; each target keeps its own while another one is open. */
export interface Drafts<Decision extends string> {
  /** The decision whose form is open. */
  kind: DecisionKind<Decision> | null;
  /** Whether the form is open for the selection. */
  isForSelection: boolean;
  draft: DecisionDraft;
  /** Whether the draft was submitted without its text. */
  isMissing: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** @param target the key of an item, or `ofSelection` */
  start: (target: string, kind: DecisionKind<Decision>) => void;
  close: () => void;
  write: (text: string) => void;
  chooseTemplate: (template: string) => void;
  /** Takes the text of the open form. @returns undefined if it lacks the text that it needs */
  take: () => string | null | undefined;
}

/**
 * The form of a decision and its drafts.
 * @param queue whose texts are used
 * @param item the key of the open item
 */
export const useDrafts = <Decision extends string>(queue: string, item: string | null): Drafts<Decision> => {
  const { t } = useTranslation('desk');
  const [drafts, setDrafts] = useState<Readonly<Record<string, DecisionDraft>>>({});
  const [opened, setOpened] = useState<{ target: string; kind: DecisionKind<Decision> } | null>(null);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const isForSelection = opened?.target === ofSelection;
  const kind = opened && (isForSelection || opened.target === item) ? opened.kind : null;
  const key = opened && kind ? `${kind.name} ${opened.target}` : '';
  const draft = drafts[key] ?? noDraft;
  const change = (next: DecisionDraft) => setDrafts((before) => ({ ...before, [key]: next }));
  const templateText = (template: string | null) =>
    kind === null || template === null || template === 'other'
      ? ''
      : t(`${queue}.${kind.name}.templates.${template}.text`);

  return {
    kind,
    isForSelection,
    draft,
    isMissing,
    field,
    start: (target, started) => {
      setMissing(false);
      setOpened({ target, kind: started });
    },
    close: () => {
      setMissing(false);
      setOpened(null);
    },
    write: (text) => change({ ...draft, text }),
    chooseTemplate: (template) => {
      const isOwn = draft.text.trim() !== '' && draft.text !== templateText(draft.template);
      // a template replaces another template, never typed text
      change({ template, text: isOwn ? draft.text : templateText(template) });
      if (template === 'other') field.current?.focus();
    },
    take: () => {
      const text = draft.text.trim();
      if (text === '' && kind?.text === 'required') {
        setMissing(true);
        field.current?.focus();
        return undefined;
      }
      change(noDraft);
      return text || null;
    },
  };
};
