import { useRef, useState } from 'react';
import { errorText, isApiError, newIdempotencyKey } from '..';
import {
  useMutation,
  usePlatform,
  useQueryClient,
  useTranslation,
  type ConfirmOptions,
  type UndoOptions,
} from '../../platform';

type QueryKey = readonly unknown[];

/** A change of cached data that is shown before the server has answered; rolled back when it refuses. */
export interface OptimisticPatch {
  key: QueryKey;
  /** @param current what the cache holds; called only where it holds something */
  patch: (current: never) => unknown;
}

/** The arguments of a call besides its input. */
export interface ActionCall {
  /** The same for every repeat of one action until the server has answered it. */
  idempotencyKey: string;
}

/** The options of `useAction`. */
export interface ActionOptions<Input, Result> {
  /** Namespace whose `errors.<code>` texts explain refusals; codes without a text fall back to the shared rule. */
  namespace: string;
  run: (input: Input, call: ActionCall) => Promise<Result>;
  /** The row that is busy until its data are refetched; a second press on it is ignored. Default: the whole action. */
  rowOf?: (input: Input) => string | number;
  /** Identifies attempts of the same action, which get the same key. Default: the input as JSON; required for an input with files. */
  contentOf?: (input: Input) => string;
  /**
   * Name of a queue: every press counts and is sent after the one before, so that the latest value of a setting
   * remains. Actions with the same name share the queue.
   */
  queue?: string;
  /** A question to ask first; null asks nothing. */
  confirm?: (input: Input) => ConfirmOptions | null;
  optimistic?: (input: Input) => readonly OptimisticPatch[];
  /** Beginnings of the keys whose data are stale afterwards, whether it succeeded or not. */
  invalidates?: (input: Input) => readonly QueryKey[];
  /** Said politely after success. */
  announce?: (result: Result, input: Input) => string | null;
  /** Offers the way back after success. */
  undo?: (result: Result, input: Input) => UndoOptions | null;
  onDone?: (result: Result, input: Input) => void;
  /** Handles a refusal itself: true when nothing more is to be said. */
  onRefused?: (error: unknown, input: Input) => boolean;
  /** Own text of a refusal; undefined leaves it to the rule of its code. */
  errorText?: (error: unknown, input: Input) => string | undefined;
  /** Where an error is shown: the global popup, or `text` of the result only, for a form that has its own place. */
  errors?: 'popup' | 'inline';
}

/** How an action ended; `dropped` was denied by the person, or pressed twice. */
export type ActionOutcome<Result> =
  | { state: 'done'; result: Result }
  | { state: 'refused'; error: unknown; text: string }
  | { state: 'dropped' };

/** An action of a user. */
export interface Action<Input, Result> {
  /** Resolves when the data are refetched. */
  run: (input: Input) => Promise<ActionOutcome<Result>>;
  /**
   * For `onSubmit` of a form: resolves with the response and throws the refusal, which the form shows at its fields; null if the
   * action was dropped.
   */
  submit: (input: Input) => Promise<Result | null>;
  /** Whether this row, or any, is being carried out. */
  isBusy: (row?: string | number) => boolean;
  /** The input that this row, or the whole action, is busy with: a chosen value is shown until the response. */
  pendingOf: (row?: string | number) => Input | undefined;
  /** Text of the last refusal, null after a success or a new try. */
  error: string | null;
  /** Clears the text, because what it was about is no longer on screen. */
  clearError: () => void;
  /** For `describeFailure` of a form: the text of a refusal that `submit` threw; undefined if it is shown at the fields. */
  describe: (error: unknown) => string | undefined;
}

const wholeAction = '';
const dropped = { outcome: { state: 'dropped' }, settled: Promise.resolve() } as const;

const standsAtFields = (error: unknown): boolean => isApiError(error) && Object.keys(error.errors).length > 0;

/**
 * The text of a refusal: the area's own for a known code, else the shared rule; 5xx is said by the shared rule too.
 * @param namespace whose `errors.<code>` texts are the area's own
 */
export const refusalText = (error: unknown, t: ReturnType<typeof useTranslation>['t'], namespace: string): string => {
  const code = isApiError(error) ? error.code : null;
  const key = `${namespace}:errors.${code ?? ''}`;
  const own = code !== null && !standsAtFields(error) ? t(key, { defaultValue: '' }) : '';
  return errorText(error, t, own ? { codes: { [code ?? '']: own } } : {});
};

interface Refusal<Input> {
  error: unknown;
  input: Input;
}

/**
 * One user action from the press to its result: question, busy row, idempotency key, optimistic patch, call, error
 * text by code, invalidation, announcement, undo. A retry after a lost response uses the same key, so nothing happens twice.
 */
export const useAction = <Input, Result = unknown>(options: ActionOptions<Input, Result>): Action<Input, Result> => {
  const { messages } = usePlatform();
  const { t } = useTranslation(options.namespace);
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const running = useRef(new Map<string | number, Input>());
  const settling = useRef(new Map<string | number, Input>());
  const [busy, setBusy] = useState<ReadonlyMap<string | number, Input>>(new Map());
  const [shown, setShown] = useState<Refusal<Input> | null>(null);
  const last = useRef<Refusal<Input> | null>(null);
  const presses = useRef(0);
  const { queue } = options;
  const { mutateAsync } = useMutation({
    ...(queue === undefined ? {} : { mutationKey: [queue], scope: { id: queue } }),
    mutationFn: ({ input, idempotencyKey }: { input: Input; idempotencyKey: string }) =>
      options.run(input, { idempotencyKey }),
  });

  const ownText = ({ error, input }: Refusal<Input>) => options.errorText?.(error, input);
  const textOf = (refusal: Refusal<Input>) => ownText(refusal) ?? refusalText(refusal.error, t, options.namespace);

  const patchCache = async (input: Input) => {
    const patches = options.optimistic?.(input) ?? [];
    const before: [QueryKey, unknown][] = [];
    for (const { key, patch } of patches) {
      await queryClient.cancelQueries({ queryKey: key });
      const current = queryClient.getQueryData(key);
      if (current === undefined) continue;
      before.push([key, current]);
      queryClient.setQueryData(key, patch(current as never));
    }
    return () => before.forEach(([key, data]) => queryClient.setQueryData(key, data));
  };

  const showBusy = () => setBusy(new Map([...settling.current, ...running.current]));

  /** The row stays busy until its data are refetched; the action as a whole can be run again earlier. */
  const settle = async (row: string | number, input: Input) => {
    const stale = options.invalidates?.(input) ?? [];
    if (!options.rowOf) running.current.delete(row);
    settling.current.set(row, input);
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    settling.current.delete(row);
    if (options.rowOf) running.current.delete(row);
    showBusy();
  };

  const perform = async (input: Input, row: string | number): Promise<ActionOutcome<Result>> => {
    const rollBack = await patchCache(input);
    // on, off and on again are three actions of a queue, though the first and the last read alike
    const logical = queue === undefined ? (options.contentOf?.(input) ?? JSON.stringify(input) ?? '') : String(row);
    const idempotencyKey = keys.current.get(logical) ?? newIdempotencyKey();
    keys.current.set(logical, idempotencyKey);
    try {
      const result = await mutateAsync({ input, idempotencyKey });
      keys.current.delete(logical);
      const spoken = options.announce?.(result, input);
      if (spoken) messages.notice(spoken);
      const undo = options.undo?.(result, input);
      if (undo) messages.undo(undo);
      options.onDone?.(result, input);
      return { state: 'done', result };
    } catch (error) {
      rollBack();
      // a retry repeats the same request, whatever the server did before its response was lost; refusals are not remembered
      if (isApiError(error) && error.code === 'idempotency_mismatch') keys.current.delete(logical);
      const refusal = { error, input };
      last.current = refusal;
      const text = textOf(refusal);
      if (!options.onRefused?.(error, input)) {
        setShown(refusal);
        if (options.errors !== 'inline') messages.error(text, error);
      }
      return { state: 'refused', error, text };
    }
  };

  const begin = async (input: Input): Promise<{ outcome: ActionOutcome<Result>; settled: Promise<void> }> => {
    // in a queue each press is its own
    const row = queue === undefined ? (options.rowOf?.(input) ?? wholeAction) : ++presses.current;
    if (running.current.has(row)) return dropped;
    running.current.set(row, input);
    const question = options.confirm?.(input);
    const isWanted = !question || (await messages.confirm(question).catch(() => false));
    if (!isWanted) {
      running.current.delete(row);
      return dropped;
    }
    showBusy();
    setShown(null);
    const outcome = await perform(input, row);
    return { outcome, settled: settle(row, input) };
  };

  const run = async (input: Input): Promise<ActionOutcome<Result>> => {
    const { outcome, settled } = await begin(input);
    await settled;
    return outcome;
  };
  const submit = async (input: Input): Promise<Result | null> => {
    const { outcome } = await begin(input);
    if (outcome.state === 'refused') throw outcome.error;
    return outcome.state === 'done' ? outcome.result : null;
  };
  const describe = (error: unknown): string | undefined => {
    const refusal = last.current;
    if (refusal === null || refusal.error !== error) return undefined;
    return ownText(refusal) ?? (standsAtFields(error) ? undefined : textOf(refusal));
  };
  return {
    run,
    submit,
    describe,
    error: shown && textOf(shown),
    clearError: () => setShown(null),
    isBusy: (row) => (row === undefined ? busy.size > 0 : busy.has(row)),
    pendingOf: (row = wholeAction) => busy.get(row),
  };
};
