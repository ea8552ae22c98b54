import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { DraftCheck } from './draft-check';
import { useAutosave } from './use-autosave';
import { useClosing } from './use-closing';
import type { CurrentOrder } from './use-current-order';
import { useRulesFor } from './use-draft-rules';
import { useLocalCopy } from './use-local-copy';
import type { OrderChecks } from './use-order-checks';
import type { OrderSteps } from './use-order-steps';

/** The server accepts only a draft without validation errors. */
const isKept = (check: DraftCheck, draft: OrderDraft): boolean => Object.keys(check(draft)).length === 0;

/** Prevents the loss of input: it is autosaved and saved when the dialog closes; until then the browser has a copy. */
export const useKeptInput = (
  { draft, read, order, conflicts, saver, saved }: CurrentOrder,
  { rules }: OrderChecks,
  { state, isEditable }: OrderSteps,
) => {
  const { check } = rules;
  const isUnsaved = isEditable && saver.isUnsaved(draft);
  const isSavable = isEditable && check !== null && isKept(check, draft);
  useRulesFor(rules, isUnsaved ? draft : null);
  useAutosave({
    draft,
    isWanted: isUnsaved && isSavable && saved.phase !== 'saving' && state.pending === null,
    hasFailed: saved.phase === 'failed',
    save: () => void saver.save(state.step),
  });
  const saveSilently = async (): Promise<boolean> => {
    if (order === null || !isEditable) return false;
    const now = check ?? (await rules.load().catch(() => null));
    if (now === null || !isKept(now, read())) return false;
    return (await saver.save(state.step)).failure === undefined && saver.state().conflicts.length === 0;
  };
  const wouldLoseInput = isUnsaved || (isEditable && conflicts.length > 0);
  useClosing({ wouldLoseInput, saveSilently });
  const copy = useLocalCopy(saver, draft, wouldLoseInput, isEditable);
  return { isUnsaved, isSavable, copy };
};
