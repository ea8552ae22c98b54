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

/** The stored order and the result of the last save. */
export interface SavedState {
  /** Null until the first save. */
  order: CatalogueOrder | null;
  /** The server's draft; without an order the initial form values. */
  stored: OrderDraft;
  phase: 'resting' | 'saving' | 'failed';
  /** Ms since the epoch by the server's clock; null before the first save after opening. */
  savedAt: number | null;
  /** Why the last save failed; null after a success. */
  failure: unknown;
  /** Fields that somebody else changed concurrently to a different value. */
  conflicts: readonly DraftConflict[];
}

/** The outcome of a save. */
type SaveOutcome = { order: CatalogueOrder; failure?: undefined } | { order: null; failure: unknown };

/** The dependencies of the saver; the form passes its values in and out. */
export interface SaverOptions {
  calls: OrderCalls;
  /** The current services, with which a draft is sent. */
  template: CatalogueTemplate;
  now: () => number;
  readDraft: () => OrderDraft;
  writeDraft: (draft: OrderDraft) => void;
  onCreated: (order: CatalogueOrder) => void;
}

/** Saves the draft of one participation, one request at a time. */
export interface OrderSaver {
  state: () => SavedState;
  subscribe: (listener: () => void) => () => void;
  /** Whether the draft differs from the stored one, apart from fields in conflict. */
  isUnsaved: (draft: OrderDraft) => boolean;
  /** Saves the draft, after a running save. */
  save: (step: CatalogueStepKey) => Promise<SaveOutcome>;
  /** Applies an order that another request or person has stored. */
  accept: (order: CatalogueOrder) => void;
  /**
   * Reads the stored order and applies it, unless the known one is as new.
   * @param id of the order, which a colleague may have created
   */
  reread: (id: number, version?: number) => Promise<void>;
  /** Replaces the form values with this draft and adds its conflicts with the stored one. */
  restore: (mine: OrderDraft, base: OrderDraft) => void;
  /** Resolves a conflict with one of the two values. */
  settle: (conflict: DraftConflict, choice: 'mine' | 'theirs') => void;
}

/** If two tabs create an order concurrently, the second continues with the order of the first. */
const orderExists = (error: unknown): boolean => isApiError(error) && error.code === 'order_exists';
const isConflict = (error: unknown): boolean => isApiError(error) && error.code === 'version_conflict';

/** How often a save rereads the order after a conflict before the refusal is shown. */
const mostTries = 3;

/** @param start the initial state of the wizard */
export const createOrderSaver = (
  { calls, template, now, readDraft, writeDraft, onCreated }: SaverOptions,
  start: Pick<SavedState, 'order' | 'stored'> & Partial<SavedState>,
): OrderSaver => {
  const listeners = new Set<() => void>();
  let state: SavedState = { phase: 'resting', savedAt: null, failure: null, conflicts: [], ...start };
  let running: Promise<SaveOutcome> | null = null;
  /** A retry of a request without a response uses the same key. */
  let unanswered: { content: string; key: string } | null = null;

  const setState = (changes: Partial<SavedState>) => {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  };
  const contentOf = (draft: OrderDraft): string => JSON.stringify(bodyOfDraft(draft, template, 'alphabet'));

  /** The draft to send: a field in conflict keeps its stored value until it is resolved. */
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
    // the response of a running save may already be the requested version
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
      if (!order && orderExists(failure) && triesLeft > 0) {
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
