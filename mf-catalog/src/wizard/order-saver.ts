import { isApiError, newIdempotencyKey } from '@fairfront/shared-kit/api';
import type { OrderCalls } from '../api/order-calls';
import { bodyOfDraft, draftOfOrder } from '@fairfront/shared-kit/domain/catalogue/order-body';
import type { CatalogueOrder } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import { withChoice, type DraftConflict } from '@fairfront/shared-kit/domain/catalogue/merge-drafts';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { templateOfOrder } from '@fairfront/shared-kit/domain/catalogue/sent-template';
import { draftFieldOf } from '@fairfront/shared-kit/domain/catalogue/wire-fields';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard/step-keys';
import { mergeResponse } from './merge-response';

/** What is known of the stored order, and how the last save went. */
export interface SavedState {
  /** Null until the first save (CAT-043). */
  order: CatalogueOrder | null;
  /** The draft as the server has it; without an order what the form began with. */
  stored: OrderDraft;
  phase: 'resting' | 'saving' | 'failed';
  /** Ms since the epoch by the server's clock; null before the first save of this opening. */
  savedAt: number | null;
  /** Why the last save failed; null after a success. */
  failure: unknown;
  /** Fields that somebody else changed at the same time to another value (CAT-285). */
  conflicts: readonly DraftConflict[];
}

/** How a save ended. */
type SaveOutcome = { order: CatalogueOrder; failure?: undefined } | { order: null; failure: unknown };

/** What the saver works with; the form hands its values in and out. */
export interface SaverOptions {
  calls: OrderCalls;
  /** Of today: what a draft is sent with. */
  template: CatalogueTemplate;
  now: () => number;
  readDraft: () => OrderDraft;
  writeDraft: (draft: OrderDraft) => void;
  onCreated: (order: CatalogueOrder) => void;
}

/** Saves the draft of one participation, one call at a time. */
export interface OrderSaver {
  state: () => SavedState;
  subscribe: (listener: () => void) => () => void;
  /** Whether the draft says anything else than what is stored, beside fields in conflict. */
  isUnsaved: (draft: OrderDraft) => boolean;
  /** Stores the draft, after a save that runs already (CAT-049). */
  save: (step: CatalogueStepKey) => Promise<SaveOutcome>;
  /** Takes over an order that another call or another person has stored. */
  accept: (order: CatalogueOrder) => void;
  /**
   * Asks for the stored order and takes it over, unless what is known is as new.
   * @param id of the order, which a colleague may have begun
   */
  reread: (id: number, version?: number) => Promise<void>;
  /** What stands in the form becomes this draft, with the conflicts that it has with what is stored. */
  restore: (mine: OrderDraft, base: OrderDraft) => void;
  /** Settles a conflict with one of the two values. */
  settle: (conflict: DraftConflict, choice: 'mine' | 'theirs') => void;
}

/** Two tabs that create at once: the second one continues with the order of the first (CAT-241). */
const isThereAlready = (error: unknown): boolean => isApiError(error) && error.code === 'order_exists';
const isConflict = (error: unknown): boolean => isApiError(error) && error.code === 'version_conflict';

/** Rereads after a conflict before the refusal is said. */
const mostTries = 3;

/** @param start what the wizard opened with */
export const createOrderSaver = (
  { calls, template, now, readDraft, writeDraft, onCreated }: SaverOptions,
  start: Pick<SavedState, 'order' | 'stored'> & Partial<SavedState>,
): OrderSaver => {
  const listeners = new Set<() => void>();
  let state: SavedState = { phase: 'resting', savedAt: null, failure: null, conflicts: [], ...start };
  let running: Promise<SaveOutcome> | null = null;
  /** A repeat of a call without an answer carries the same key (SHELL-229). */
  let unanswered: { content: string; key: string } | null = null;

  const setState = (changes: Partial<SavedState>) => {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  };
  const contentOf = (draft: OrderDraft): string => JSON.stringify(bodyOfDraft(draft, template, 'alphabet'));

  /** What is sent: a field in conflict stays as it is stored until somebody has chosen. */
  const sendable = (draft: OrderDraft): OrderDraft => {
    const fields = state.conflicts.flatMap(({ field }) => draftFieldOf(field) ?? []);
    const withheld = fields.map((field) => [field, state.stored[field]]);
    return { ...draft, ...(Object.fromEntries(withheld) as Partial<OrderDraft>) };
  };

  const accept = (order: CatalogueOrder, sent: OrderDraft = state.stored) => {
    if (state.order && order.version < state.order.version) return;
    const theirs = draftOfOrder(order, templateOfOrder(template, order.template));
    const { draft, conflicts } = mergeResponse({ sent, mine: readDraft(), theirs, open: state.conflicts });
    writeDraft(draft);
    const isFirst = state.order === null;
    setState({ order, stored: theirs, conflicts });
    if (isFirst) onCreated(order);
  };

  const reread = async (id: number, version = Infinity) => {
    // the answer of a save that runs may be what is asked for
    while (running) await running;
    if (state.order && state.order.version >= version) return;
    accept(await calls.load(id));
  };

  const send = async (step: CatalogueStepKey, triesLeft: number): Promise<SaveOutcome> => {
    const sent = sendable(readDraft());
    const { order } = state;
    const body = bodyOfDraft(sent, template, step);
    const content = JSON.stringify([body, order?.version]);
    const key = unanswered?.content === content ? unanswered.key : newIdempotencyKey();
    unanswered = { content, key };
    try {
      const answer = order
        ? await calls.update(order.id, { ...body, version: order.version }, key)
        : await calls.create(body, key);
      unanswered = null;
      accept(answer, sent);
      setState({ phase: 'resting', savedAt: now(), failure: null });
      return { order: answer };
    } catch (failure) {
      if (isApiError(failure) && failure.status !== 0) unanswered = null;
      if (order && isConflict(failure) && triesLeft > 0) {
        accept(await calls.load(order.id));
        return send(step, triesLeft - 1);
      }
      if (!order && isThereAlready(failure) && triesLeft > 0) {
        const existing = await calls.find();
        if (existing !== null) {
          accept(await calls.load(existing));
          return send(step, triesLeft - 1);
        }
      }
      throw failure;
    }
  };

  const save = async (step: CatalogueStepKey): Promise<SaveOutcome> => {
    while (running) await running;
    setState({ phase: 'saving' });
    running = send(step, mostTries).catch((failure: unknown) => {
      setState({ phase: 'failed', failure });
      return { order: null, failure };
    });
    try {
      return await running;
    } finally {
      running = null;
    }
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isUnsaved: (draft) => contentOf(sendable(draft)) !== contentOf(state.stored),
    save,
    accept,
    reread,
    restore: (mine, base) => {
      const { draft, conflicts } = mergeResponse({ sent: base, mine, theirs: state.stored, open: [] });
      setState({ conflicts });
      writeDraft(draft);
    },
    settle: (conflict, choice) => {
      setState({ conflicts: state.conflicts.filter((one) => one !== conflict) });
      writeDraft(withChoice(readDraft(), conflict, choice));
    },
  };
};
