import type { Passage } from '@fairfront/shared-kit/domain/passes/api';
import { createStore, get, update, type UseStore } from 'idb-keyval';
import type { GateKeys } from '../api/gate';

/** A list of passes as it was received, with its time, ms since the epoch. */
export interface KeptList {
  jws: string;
  keys: GateKeys;
  receivedAt: number;
}

/** An entry that was let in and not yet sent. */
export type KeptEntry = Required<Pick<Passage, 'id' | 'code' | 'entered_at'>>;

const listOf = (exhibitionId: number) => `list ${exhibitionId}`;
/** By user: the log names who let the person in, so nobody sends the entries of another user. */
const entriesOf = (exhibitionId: number, userId: number) => `entries ${exhibitionId} ${userId}`;

let opened: UseStore | undefined;
const inMemory = new Map<string, unknown>();

const read = async <Value>(key: string): Promise<Value | undefined> => {
  try {
    opened ??= createStore('fairfront-gate', 'kept');
    return await get<Value>(key, opened);
  } catch {
    // if the browser blocks storage, the entries last as long as the page
    return inMemory.get(key) as Value | undefined;
  }
};

const change = async <Value>(key: string, next: (former: Value | undefined) => Value): Promise<void> => {
  try {
    opened ??= createStore('fairfront-gate', 'kept');
    await update<Value>(key, next, opened);
  } catch {
    inMemory.set(key, next(inMemory.get(key) as Value | undefined));
  }
};

export const readKeptList = (exhibitionId: number) => read<KeptList>(listOf(exhibitionId));
export const keepList = (exhibitionId: number, list: KeptList) => change<KeptList>(listOf(exhibitionId), () => list);

/** The unsent entries of a user, oldest first. */
export const readEntries = async (exhibitionId: number, userId: number): Promise<KeptEntry[]> =>
  (await read<KeptEntry[]>(entriesOf(exhibitionId, userId))) ?? [];

export const keepEntry = (exhibitionId: number, userId: number, entry: KeptEntry) =>
  change<KeptEntry[]>(entriesOf(exhibitionId, userId), (former = []) => [...former, entry]);

/** Entries that the server has stored need not be kept; those that were added meanwhile stay. */
export const dropEntries = (exhibitionId: number, userId: number, ids: ReadonlySet<string>) =>
  change<KeptEntry[]>(entriesOf(exhibitionId, userId), (former = []) => former.filter(({ id }) => !ids.has(id)));
