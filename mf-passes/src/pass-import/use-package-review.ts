import { isApiError, newIdempotencyKey, queryKeys, saveFile, type FieldErrors } from '@fairfront/shared-kit/api';
import { useLocale, useParticipant, usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { useCallback, useMemo, useRef, useState } from 'react';
import { importPackageRows, markedPackageFile } from '../api/package-import';
import { listTypeOf, type PersonalKind } from '../api/personal-passes';
import { useWriteErrors } from '../api/use-known-errors';
import {
  noEdits,
  passesAddedText,
  personKey,
  reviewPackage,
  withCell,
  withCorrections,
  withinFreePlaces,
  withKept,
  withLetters,
  withSpelled,
  withSkipped,
  type PackageEdits,
  type PackageField,
  type PackageRow,
} from '../model';
import { useKnownPeople } from './use-known-people';
import type { CheckedPackage } from './use-package-check';
import { usePlaceInQueue } from './use-place-in-queue';

/** The name under which the marked file is saved: that of the sent one, as a workbook. */
export const markedName = (name: string, mark: string): string => `${name.replace(/\.[^.]*$/, '')} (${mark}).xlsx`;

/** The cell that an error of the server speaks of, as long as it holds what was refused. */
const refusalKey = (row: PackageRow, field: PackageField): string => `${row.row}.${field} ${row[field]}`;

/**
 * Step two of an import: what was read, what the person changed, and what would be written. The write takes the ready rows
 * and nothing else, in one transaction; whatever fails, the list stays as it is (PASS-187, PASS-301).
 */
export const usePackageReview = (
  kind: PersonalKind,
  { file, check, mapping, corrected = [] }: CheckedPackage,
  onAllAdded: () => void,
) => {
  const { api, messages, now } = usePlatform();
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const participation = useParticipant();
  const queryClient = useQueryClient();
  const failures = useWriteErrors();
  const { id: participantId } = participation;
  const place = { participantId, kind };
  const [read, setRead] = useState<readonly PackageRow[]>(check.rows);
  const context = { event: participation, now: now(), countries: [] };
  const [given] = useState(() => withCorrections(noEdits, check.rows, corrected, listTypeOf(kind), context));
  const [edits, setEdits] = useState<PackageEdits>(given);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState<'import' | 'marked' | null>(null);
  /** Name of the call on its way, by which its place in the queue is asked for. */
  const [ticket, setTicket] = useState<string | null>(null);
  const waiting = usePlaceInQueue(ticket);
  const attempt = useRef({ content: '', key: '' });
  const mended = useMemo(() => [...edits.mended.values()], [edits.mended]);
  const { existing, learn } = useKnownPeople(kind, check, mended);
  const review = useMemo(
    () => reviewPackage(read, edits, listTypeOf(kind), { event: participation, now: now(), countries: [] }, existing),
    [read, edits, kind, participation, now, existing],
  );

  /** The same rows again are the same action: a repeat after a lost answer makes no second pass (PASS-279). */
  const keyOf = (rows: readonly PackageRow[]): string => {
    const content = JSON.stringify(rows);
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    return attempt.current.key;
  };
  const keepRefusals = (rows: readonly PackageRow[], errors: FieldErrors) => {
    const byRow = new Map(rows.map((row) => [row.row, row]));
    const texts = new Map<string, string>();
    for (const [key, [text = '']] of Object.entries(errors)) {
      const [, number, field] = key.split('.');
      const row = byRow.get(Number(number));
      if (row) texts.set(refusalKey(row, field as PackageField), text);
    }
    setRefused(texts);
  };
  const run = async (work: 'import' | 'marked', name: string, action: () => Promise<void>) => {
    if (busy) return;
    setBusy(work);
    setTicket(name);
    try {
      await action();
    } catch (error) {
      messages.error(failures.textOf(error));
      if (isApiError(error) && error.code === 'rows_invalid') keepRefusals(review.ready, error.errors);
      // somebody else took the places meanwhile: the list knows how many are left
      void queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.lists(participantId) });
    } finally {
      setBusy(null);
      setTicket(null);
    }
  };

  /** What the server said about a cell that the rules of the screen let pass. */
  const refusalOf = useCallback(
    (row: PackageRow, field: PackageField) => refused.get(refusalKey(row, field)),
    [refused],
  );
  /** The row as the file has it. */
  const original = useCallback((number: number) => read.find(({ row }) => row === number), [read]);

  return {
    review,
    existing,
    busy,
    /** Place of what is being carried out among those that wait, from 1; 0 when it does not wait. */
    waiting,
    /** Something was changed here; what was corrected in the columns before is no loss. */
    isEdited: edits !== given,
    refusalOf,
    original,
    change: (number: number, field: PackageField, value: string) =>
      setEdits((before) => withCell(before, read, number, field, value)),
    skip: (number: number, isSkipped: boolean) => setEdits((before) => withSkipped(before, number, isSkipped)),
    keep: (number: number) => setEdits((before) => withKept(before, number)),
    /** Sets the letters of these rows right (PASS-328). */
    spell: (numbers: readonly number[]) => setEdits((before) => withLetters(before, read, numbers)),
    keepSpelling: (number: number) => setEdits((before) => withSpelled(before, number)),
    fit: (free: number) => setEdits((before) => withinFreePlaces(before, review, free)),
    saveMarked: () => {
      const name = newIdempotencyKey();
      void run('marked', name, async () => {
        const { blob } = await markedPackageFile(api, place, file, { mended, mapping, ticket: name });
        saveFile({ blob, fileName: markedName(file.name, t('import.markedName')) });
      });
    },
    add: () => {
      const rows = review.ready;
      const key = keyOf(rows);
      void run('import', key, async () => {
        const created = await importPackageRows(api, place, rows, key);
        messages.notice(passesAddedText(created, locale));
        void queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.all(participantId) });
        if (review.faulty + review.repeats === 0) return onAllAdded();
        const added = new Set(rows.map(({ row }) => row));
        const at = new Date(now()).toISOString();
        learn(new Map(rows.map((row) => [personKey(row), at])));
        setRead((before) => before.filter(({ row }) => !added.has(row)));
        setEdits((before) => ({
          ...before,
          mended: new Map([...before.mended].filter(([number]) => !added.has(number))),
        }));
      });
    },
  };
};

export type PackageReviewing = ReturnType<typeof usePackageReview>;
