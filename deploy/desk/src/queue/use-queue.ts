import { useCallback, useState } from 'react';
import {
  failsHere,
  useLocale,
  usePlatform,
  usePlatformState,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { pollsUnless } from '../api/desk';
import { placeIn, queryOf, type QueuePlace } from './queue-place';
import { fetchWholeQueue, queuePageQuery } from './queue-queries';
import type { DecisionKind, QueueDescription, QueuedRef } from './queue.types';
import { useActivity } from './use-activity';
import { ofSelection, useDrafts } from './use-drafts';
import { useDecisions } from './use-decisions';
import { useSelection } from './use-selection';

/** The state of a queue: its place in the address, its rows, the selection and the decisions. */
export const useQueue = <Item, Detail, Part extends string, Decision extends string>(
  queue: QueueDescription<Item, Detail, Part, Decision>,
  exhibition: number,
) => {
  const { t } = useTranslation('desk');
  const { api, navigation, messages } = usePlatform();
  const { route, live } = usePlatformState();
  const locale = useLocale();
  const place = placeIn(route.query, queue);
  const { item } = place;
  const filter = { exhibition, part: place.part, search: place.search, order: place.order };
  const query = useQuery({ ...queuePageQuery(api, queue, filter, place.page), ...failsHere, ...pollsUnless(live) });
  const selection = useSelection<Item>();
  const decisions = useDecisions<Item, Decision>(queue.post, selection.set);
  const drafts = useDrafts<Decision>(queue.name, item);
  const [isChoosingAll, setChoosingAll] = useState(false);

  const refOf = (row: Item): QueuedRef<Item> => ({ key: queue.keyOf(row), title: queue.titleOf(row, locale), row });
  const rows = (query.data?.data ?? []).filter((row) => !decisions.hidden.has(queue.keyOf(row)));
  const index = item === null ? -1 : rows.findIndex((row) => queue.keyOf(row) === item);
  const row = rows[index];
  const activity = useActivity({ exhibitionId: exhibition, queue: queue.name }, rows.map(queue.keyOf), item);

  const addressOf = (next: Partial<QueuePlace<Part>>) => queryOf({ ...place, ...next }, exhibition, queue);
  const go = useCallback(
    (next: Partial<QueuePlace<Part>>, replace = false) => {
      const moved = { ...placeIn(route.query, queue), ...next };
      navigation.navigate(queue.route, {}, { query: queryOf(moved, exhibition, queue), replace });
    },
    [navigation, route.query, exhibition, queue],
  );
  // a new filter starts at page 1
  const narrow = useCallback((next: Partial<QueuePlace<Part>>) => go({ page: 1, item: null, ...next }), [go]);
  const open = (next: Item | null | undefined) => {
    drafts.close();
    go({ item: next ? queue.keyOf(next) : null }, true);
  };
  const neighbour = (step: 1 | -1): Item | undefined =>
    index < 0 ? rows[step > 0 ? 0 : rows.length - 1] : rows[index + step];

  const decideItem = (title: string, decision: Decision, text: string | null) => {
    if (item === null) return;
    const next = neighbour(1) ?? neighbour(-1);
    decisions.decide([row ? refOf(row) : { key: item, title, row: null }], decision, text);
    open(next && queue.keyOf(next) !== item ? next : null);
  };
  const decideSelection = (decision: Decision, text: string | null) => {
    decisions.decide([...selection.items.values()], decision, text);
    const wasOpen = item !== null && selection.items.has(item);
    selection.set([]);
    drafts.close();
    if (wasOpen) open(null);
  };
  const subjectOf = ({ row: one, title }: QueuedRef<Item>) =>
    one !== null && queue.subjectOf ? queue.subjectOf(one, locale) : title;
  const isSure = (kind: DecisionKind<Decision>, subjects: readonly string[]): Promise<boolean> => {
    const texts = `${queue.name}.${kind.name}`;
    const [first = ''] = subjects;
    return messages
      .confirm({
        title: t(`${texts}.question`, { count: subjects.length, subject: first }),
        ...(subjects.length > 1 && { text: subjects.join('; ') }),
        warning: t(`${texts}.warning`),
        confirmLabel: t(`${texts}.label`),
        tone: 'danger',
      })
      .catch(() => false);
  };
  /**
   * Decides at once or after a question, or opens the form of a decision with a text.
   * @param subject what the question names; without it what the list knows
   */
  const start = async (
    target: string,
    kind: DecisionKind<Decision>,
    title: string,
    subject = row ? subjectOf(refOf(row)) : title,
  ): Promise<void> => {
    if (kind.text !== 'none') return drafts.start(target, kind);
    const isSelection = target === ofSelection;
    const subjects = isSelection ? [...selection.items.values()].map(subjectOf) : [subject];
    if (kind.asks && !(await isSure(kind, subjects))) return;
    if (isSelection) decideSelection(kind.name, null);
    else decideItem(title, kind.name, null);
  };
  /** Sends the open form. @returns false if none is open */
  const sendForm = (title: string): boolean => {
    const { kind, isForSelection } = drafts;
    if (!kind) return false;
    const text = drafts.take();
    if (text === undefined) return true;
    if (isForSelection) decideSelection(kind.name, text);
    else decideItem(title, kind.name, text);
    return true;
  };
  const chooseAll = async () => {
    setChoosingAll(true);
    try {
      selection.set((await fetchWholeQueue(api, queue, filter)).map(refOf));
    } catch {
      messages.error(t('selected.allFailed'));
    } finally {
      setChoosingAll(false);
    }
  };

  return {
    ...{ place, query, rows, row, index, total: query.data?.meta.total ?? 0 },
    ...{ selection, decisions, drafts, refOf, activity },
    ...{ addressOf, go, narrow, open, neighbour, start, sendForm, chooseAll, isChoosingAll },
  };
};

/** What `useQueue` returns. */
export type QueueState<Item, Detail, Part extends string, Decision extends string> = ReturnType<
  typeof useQueue<Item, Detail, Part, Decision>
>;
