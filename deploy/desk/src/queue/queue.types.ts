import type { ComponentType, ReactNode } from 'react';
import type { ApiClient } from '@fairfront/shared-kit/api';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import type { StatusTone } from '@fairfront/shared-kit/components/status-badge';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { DeskQueueName } from '@fairfront/shared-kit/domain/organizer/desk-queues';
import type { QueueFilter } from '../api/desk';
import type { DeskPlace } from '../frame/desk-place';

/** One page of a queue. */
interface QueuePage<Item> {
  data: Item[];
  meta: { total: number; last_page: number; counts: Readonly<Record<string, number>> };
}

/** An item as decisions and the selection know it; it need not be on the current page. */
export interface QueuedRef<Item> {
  key: string;
  title: string;
  row: Item | null;
}

/** What staff can do with an item. */
export interface DecisionKind<Decision extends string> {
  name: Decision;
  /** The key: a letter other than J, K and Z. */
  letter: string;
  /** The icon of the message afterwards. */
  icon: IconName;
  /** Whether it needs a text; `none`: there is no form. */
  text: 'none' | 'required' | 'optional';
  /** Names of the templates of the text, in the order of their digits; `other` stands for the user's own text. */
  templates: readonly string[];
  /** The longest text. */
  limit: number;
  /** Asked before it is made, with the texts `question` and `warning` of the decision: it cannot be taken back later. */
  asks?: true;
}

/** A decision as it is stored. */
export interface StoredDecision {
  status: string;
  decided_at: string | null;
  decided_by: { name: string; lastname: string } | null;
}

/** The result of the decision on one item. */
interface DecisionResult {
  ok: boolean;
  error: { message: string } | null;
  /** The decision of a colleague; null if there is none. */
  decision: StoredDecision | null;
}

/**
 * A queue of the desk as data. Its texts are in the locales under its name: `title`, `caption`, `parts`, `search`,
 * `detail`, `detailFailed`, `allDone`, `status`, `decided`, and one object for each decision.
 */
export interface QueueDescription<Item, Detail, Part extends string, Decision extends string> {
  name: DeskPlace['name'] & DeskQueueName;
  route: DeskPlace['route'];
  /** The parts of the filter; the first one is the whole queue. */
  parts: readonly [Part, ...Part[]];
  /** Reads a page. */
  fetchPage: (
    api: ApiClient,
    filter: QueueFilter<Part>,
    paging: { page: number; per_page: number },
    signal?: AbortSignal,
  ) => Promise<QueuePage<Item>>;
  /** The key of an item in the address: `personal-12`. */
  keyOf: (item: Item) => string;
  /** Matches the keys that exist. */
  keyPattern: RegExp;
  titleOf: (item: Item, locale: Locale) => string;
  /** What the question before a decision names; without it the title. */
  subjectOf?: (item: Item | Detail, locale: Locale) => string;
  /** When an item last changed: changes since the user last looked are marked. */
  changedAtOf: (item: Item) => string;
  /** @param title renders the link to the details */
  useColumns: (title: (item: Item) => ReactNode) => Column<Item>[];
  /** Reads an item with all its details. */
  fetchItem: (api: ApiClient, key: string, signal?: AbortSignal) => Promise<Detail>;
  detailTitleOf: (detail: Detail, locale: Locale) => string;
  statusOf: (detail: Detail) => { name: string; tone: StatusTone; icon: IconName };
  /** The last decision, shown when the item no longer waits; null if there is none. */
  lastDecisionOf: (detail: Detail) => (StoredDecision & { comment: string | null }) | null;
  /** The decisions that are possible now; empty if the item no longer waits. */
  decisionsOf: (detail: Detail) => readonly Decision[];
  /** The decisions that are possible for an item of the list; all of them if this is absent. */
  rowDecisionsOf?: (item: Item) => readonly Decision[];
  /** The facts about an item, above the form. */
  Facts: ComponentType<{ detail: Detail; row: Item | undefined }>;
  /** A note about the selection. */
  SelectionNote?: ComponentType<{ rows: readonly Item[] }>;
  /** The first one is the main one. */
  decisions: readonly [DecisionKind<Decision>, ...DecisionKind<Decision>[]];
  /**
   * Sends the same decision on several items; the answer has a result for each, in their order.
   * @param isLeaving whether the page is being left: the call must outlive it
   */
  post: (
    api: ApiClient,
    items: readonly QueuedRef<Item>[],
    decision: { name: Decision; text: string | null },
    isLeaving: boolean,
  ) => Promise<readonly DecisionResult[]>;
}
