import { givenValues, type Fields } from '@fairfront/shared-kit/domain/validation';
import type { SheetName } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import { writeAudit, type AuditEntry } from '../../../platform/database/audit';
import { updateRows, type NumberedTable } from '../../../platform/database/rows';
import { HttpError } from '../../../platform/http/http-error';
import { changesIn } from '../../../platform/http/values';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import type { SetUpKind } from '../../../platform/set-up/set-up-kind';
import type { Text } from '../../../platform/texts/area-texts';
import { lockRowsBy } from './imports.repository';
import type {
  ChangedRow,
  ImportCall,
  RowIssues,
  SheetKind,
  SheetReference,
  StoredRow,
  Values,
  WantedRow,
} from './sheet-kind';

/** Refers to a row by its external id, which is unique everywhere. */
export const anywhere = (to: SheetName): SheetReference => ({ to, near: (text) => [{ external_id: text }] });

/** Refers to a row by its external id, which is unique in its exhibition. */
export const inExhibition = (to: SheetName): SheetReference => ({
  to,
  near: (text, { exhibition_id }) => [{ exhibition_id, external_id: text }],
});

/** The field values of a database row. */
export const namedValues = (fields: Fields, row: object): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(row, name)]));

/** Converts the errors of a check (`3.name_rus`) to errors by row and field. */
const issuesThrownBy = async (check: () => Promise<unknown>): Promise<RowIssues> => {
  const issues: RowIssues = new Map();
  try {
    await check();
  } catch (error) {
    if (!(error instanceof HttpError) || !error.options.fields) throw error;
    for (const [place, text] of Object.entries(error.options.fields)) {
      const [row = '', field = ''] = place.split('.');
      issues.set(Number(row), { ...issues.get(Number(row)), [field]: text satisfies Text });
    }
  }
  return issues;
};

/** Writes the audit entries of an import. */
export const audit = ({ trx }: ImportCall, entries: readonly AuditEntry[]): Promise<void> =>
  writeAudit(trx, ...entries);

/** The audit details of a changed row. */
export const changesOf = ({ changed, former, values }: ChangedRow) => changesIn(changed, former.values, values);

/** Tells the open tabs of participations to refetch, each once. */
export const announce = async (
  { trx, services }: ImportCall,
  participations: readonly (readonly number[])[],
): Promise<void> => {
  await publishParticipationChanged(trx, services, [...new Set(participations.flat())]);
};

/** A sheet made of a `SetUpKind`. */
export const setUpSheet = <Name extends NumberedTable, Named extends Fields>(
  kind: SetUpKind<Name, Named>,
  create: (trx: ImportCall['trx'], rows: readonly Values[]) => Promise<number[]>,
  sheet: Pick<SheetKind, 'name' | 'references' | 'parent' | 'related'> & {
    fields?: Fields;
  },
): SheetKind => {
  const { fields = kind.fields, ...others } = sheet;
  const wantedOf = ({ values, former }: WantedRow) => ({ id: former?.id ?? null, values: values as never });
  const entry = ({ author }: ImportCall, id: number) => ({
    userId: author.userId,
    subject: `${kind.subject} ${id}`,
    at: author.at,
  });
  return {
    ...others,
    scope: 'services',
    fields,
    key: ['external_id'],
    ...(kind.defaults && { defaults: kind.defaults }),
    load: async ({ trx }, wanted): Promise<StoredRow[]> =>
      (
        await lockRowsBy(
          trx,
          kind.table,
          'external_id',
          wanted.map(({ external_id: id }) => id),
        )
      ).map((row) => ({
        id: Reflect.get(row, 'id') as number,
        isArchived: Reflect.get(row, 'archived_at') !== null,
        values: kind.toValues(row),
      })),
    check: ({ trx }, rows) =>
      issuesThrownBy(async () => kind.check?.(trx, { rows: rows.map(wantedOf), placeOf: (index) => `${index}.` })),
    create: async (call, rows) => {
      if (rows.length === 0) return [];
      const ids = await create(call.trx, rows);
      await audit(
        call,
        ids.map((id) => ({ ...entry(call, id), action: 'set-up.created' as const })),
      );
      const [first = {}] = rows;
      await announce(call, [await kind.shownTo(call.trx, first as never, call.author.at)]);
      return ids;
    },
    change: async (call, rows) => {
      await updateRows(
        call.trx,
        kind.table,
        // a sheet may have fewer fields than the row
        rows.map(({ former, values }) => ({
          ...kind.toRow(givenValues(kind.fields, values, former.values) as never),
          id: former.id,
        })) as never,
      );
      await audit(
        call,
        rows.map((row) => ({
          ...entry(call, row.former.id),
          action: 'set-up.changed' as const,
          details: changesOf(row),
        })),
      );
      const [first] = rows;
      await announce(call, [await kind.shownTo(call.trx, (first?.values ?? {}) as never, call.author.at)]);
    },
  };
};
