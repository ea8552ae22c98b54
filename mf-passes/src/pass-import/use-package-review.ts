import { isApiError, queryKeys, saveFile, type FieldErrors } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useCallback, useMemo, useState } from 'react';
import { importPackageRows, markedPackageFile } from '../api/package-import';
import { listTypeOf, type PersonalKind } from '../api/list-pages';
import { usePassAction } from '../api/use-pass-action';
import {
  formulaKeys,
  noEdits,
  personKey,
  reviewPackage,
  withCell,
  withCorrections,
  withinFreePlaces,
  withKept,
  withLetters,
  withSpelled,
  withRowsSkipped,
  withSkipped,
  type PackageEdits,
  type PackageField,
  type PackageRow,
} from '@fairfront/shared-kit/domain/passes';
import { useKnownPeople } from './use-known-people';
import type { CheckedPackage } from './use-package-check';
import { usePlaceInQueue } from './use-place-in-queue';

/** The file name of the marked file: that of the uploaded one, as a workbook. */
const markedName = (name: string, mark: string): string => `${name.replace(/\.[^.]*$/, '')} (${mark}).xlsx`;

/** Identifies a cell with a server error as long as it keeps its value. */
const refusalKey = (row: PackageRow, field: PackageField): string => `${row.row}.${field} ${row[field]}`;

/**
 * Step two of an import: the rows as read, the user's edits, and the result. The write sends only the ready rows in one
 * transaction; the list survives any failure.
 */
export const usePackageReview = (
  kind: PersonalKind,
  { file, check, mapping, reading, corrected = [] }: CheckedPackage,
  onAllAdded: () => void,
) => {
  const { api, now } = usePlatform();
  const { t } = useTranslation('passes');
  const participation = useParticipation();
  const { id: participationId } = participation;
  const place = { participationId, kind };
  const [read, setRead] = useState<readonly PackageRow[]>(check.rows);
  const context = { event: participation, now: now(), countries: [] };
  const [given] = useState(() => withCorrections(noEdits, check.rows, corrected, listTypeOf(kind), context));
  const [edits, setEdits] = useState<PackageEdits>(given);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  /** The ticket of the current request, used to poll its position in the queue. */
  const [ticket, setTicket] = useState<string | null>(null);
  const waiting = usePlaceInQueue(ticket);
  const edited = useMemo(() => [...edits.edited.values()], [edits.edited]);
  const { existing, learn } = useKnownPeople(kind, check, edited);
  const formulas = useMemo(() => formulaKeys(check.facts.formulas, check.columns), [check]);
  const review = useMemo(() => {
    const ruleContext = { event: participation, now: now(), countries: [] };
    return reviewPackage(read, edits, listTypeOf(kind), ruleContext, existing, formulas);
  }, [read, edits, kind, participation, now, existing, formulas]);

  const storeServerErrors = (rows: readonly PackageRow[], errors: FieldErrors) => {
    const byRow = new Map(rows.map((row) => [row.row, row]));
    const texts = new Map<string, string>();
    for (const [key, [text = '']] of Object.entries(errors)) {
      const [, number, field] = key.split('.');
      const row = byRow.get(Number(number));
      if (row) texts.set(refusalKey(row, field as PackageField), text);
    }
    setRefused(texts);
  };
  /** The ticket of a request is its key. */
  const inQueue = async <Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> => {
    setTicket(name);
    try {
      return await call();
    } finally {
      setTicket(null);
    }
  };
  const marking = usePassAction<null>({
    run: (_, { idempotencyKey: name }) =>
      inQueue(name, async () => {
        const { blob } = await markedPackageFile(api, place, file, { edited, mapping, reading, ticket: name });
        saveFile({ blob, fileName: markedName(file.name, t('import.markedName')) });
      }),
  });
  const adding = usePassAction<readonly PackageRow[], number>({
    run: (rows, { idempotencyKey }) =>
      inQueue(idempotencyKey, () => importPackageRows(api, place, rows, idempotencyKey)),
    announce: (created) => t('import.added', { count: created }),
    onRefused: (error, rows) => {
      if (isApiError(error) && error.code === 'rows_invalid') storeServerErrors(rows, error.errors);
      return false;
    },
    onDone: (_created, rows) => {
      if (review.invalid + review.repeats === 0) return onAllAdded();
      const added = new Set(rows.map(({ row }) => row));
      const at = new Date(now()).toISOString();
      learn(new Map(rows.map((row) => [personKey(row), at])));
      setRead((before) => before.filter(({ row }) => !added.has(row)));
      setEdits((before) => ({
        ...before,
        edited: new Map([...before.edited].filter(([number]) => !added.has(number))),
      }));
    },
    // also after a refusal: others may have taken the places, and the list returns how many are left
    invalidates: () => [queryKeys.personalPasses.all(participationId)],
  });
  const busy = adding.isBusy() ? 'import' : marking.isBusy() ? 'marked' : null;

  /** Server errors for cells that passed the client's rules. */
  const refusalOf = useCallback(
    (row: PackageRow, field: PackageField) => refused.get(refusalKey(row, field)),
    [refused],
  );
  /** The row as in the file. */
  const original = useCallback((number: number) => read.find(({ row }) => row === number), [read]);

  return {
    review,
    existing,
    busy,
    /** The position of the current request in the queue, one-based; 0 if it is not queued. */
    waiting,
    /** Whether rows were edited here; fixes in the columns step are kept anyway. */
    isEdited: edits !== given,
    refusalOf,
    original,
    change: (number: number, field: PackageField, value: string) =>
      setEdits((before) => withCell(before, read, number, field, value)),
    skip: (number: number, isSkipped: boolean) => setEdits((before) => withSkipped(before, number, isSkipped)),
    /** Excludes or includes these rows. */
    skipAll: (numbers: readonly number[], isSkipped: boolean) =>
      setEdits((before) => withRowsSkipped(before, numbers, isSkipped)),
    keep: (number: number) => setEdits((before) => withKept(before, number)),
    /** Fixes the letters of these rows. */
    spell: (numbers: readonly number[]) => setEdits((before) => withLetters(before, read, numbers)),
    keepSpelling: (number: number) => setEdits((before) => withSpelled(before, number)),
    fit: (free: number) => setEdits((before) => withinFreePlaces(before, review, free)),
    saveMarked: () => {
      if (!busy) void marking.run(null);
    },
    add: () => {
      if (!busy) void adding.run(review.ready);
    },
  };
};

export type PackageReviewing = ReturnType<typeof usePackageReview>;
