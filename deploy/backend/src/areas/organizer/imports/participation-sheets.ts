import { currencyCodes } from '@fairfront/shared-kit/domain/common';
import { placeIssue, type ParentFacts } from '@fairfront/shared-kit/domain/participations/participation-rules';
import {
  participationDefaults,
  participationFields,
  standFields,
} from '@fairfront/shared-kit/domain/participations/set-up-fields';
import { list, oneOf, reference, required, text } from '@fairfront/shared-kit/domain/validation';
import { updateRows } from '../../../platform/database/rows';
import type { Text } from '../../../platform/texts/area-texts';
import { serverText } from '../../../platform/texts/server-texts';
import { createParticipations, createStands, currenciesWithSymbols, textsBelowIssued } from '../../participations';
import { nearPavilion } from './exhibition-sheets';
import { currenciesOf, lockRowsBy, lockRowsOf, participationFacts } from './imports.repository';
import { announce, anywhere, audit, changesOf, inExhibition, namedValues } from './record-sheet';
import type { ImportCall, RowIssues, SheetKind, StoredRow, Values, WantedRow } from './sheet-kind';

const externalIdsOf = (wanted: readonly Values[]) => wanted.map(({ external_id: id }) => id);

/** A participation without currencies gets those of its exhibition. */
const participationSheetFields = { ...participationFields, currencies: list(text(oneOf(currencyCodes))) };

const fixedFields = ['company_id', 'type', 'parent_id'] as const;
const fixedText = serverText('imports.fixed');

const checkParticipations = async (call: ImportCall, rows: readonly WantedRow[]): Promise<RowIssues> => {
  const { trx, author } = call;
  const parents = await participationFacts(
    trx,
    rows.flatMap(({ values }) => (typeof values.parent_id === 'number' ? [values.parent_id] : [])),
  );
  const factsOf = new Map(
    parents.map(({ id, type, exhibition_id, deleted_at }): [number, ParentFacts] => [
      id,
      { type, exhibition_id, is_deleted: deleted_at !== null },
    ]),
  );
  const settings = rows.flatMap(({ former, values, changed }) =>
    former ? [{ id: former.id, wanted: values, changed }] : [],
  );
  const low = await textsBelowIssued(trx, settings, {
    now: author.at.getTime(),
    text: 'imports.quotaBelowIssued',
  });
  const issues: RowIssues = new Map();
  for (const [index, { former, values, changed }] of rows.entries()) {
    const found: Record<string, Text> = { ...(former && low.get(former.id)) };
    if (former) {
      for (const name of fixedFields) if (changed.includes(name)) found[name] = fixedText;
    } else {
      const parent = typeof values.parent_id === 'number' ? (factsOf.get(values.parent_id) ?? null) : null;
      const issue = placeIssue(values as never, parent);
      if (issue) found.parent_id = serverText(`setUp.${issue}`);
    }
    if (Object.keys(found).length > 0) issues.set(index, found);
  }
  return issues;
};

const participations: SheetKind = {
  name: 'participations',
  scope: 'set-up',
  fields: participationSheetFields,
  defaults: participationDefaults,
  key: ['exhibition_id', 'external_id'],
  references: {
    exhibition_id: anywhere('exhibition'),
    company_id: anywhere('companies'),
    parent_id: inExhibition('participations'),
  },
  parent: 'parent_id',
  load: async ({ trx }, wanted) =>
    (await lockRowsBy(trx, 'participations', 'external_id', externalIdsOf(wanted))).map((row): StoredRow => ({
      id: row.id,
      isArchived: row.deleted_at !== null,
      values: namedValues(participationSheetFields, { ...row, currencies: row.currencies.map(({ code }) => code) }),
    })),
  complete: async ({ trx }, rows) => {
    const isWithout = ({ currencies }: Values) => !Array.isArray(currencies) || currencies.length === 0;
    const asked = rows.flatMap(({ given }) =>
      isWithout(given) && typeof given.exhibition_id === 'number' ? [given.exhibition_id] : [],
    );
    const own = await currenciesOf(trx, [...new Set(asked)]);
    return rows.map(({ given, former }) => {
      const isKept = !isWithout(given) || (former !== null && given.currencies === undefined);
      return isKept ? given : { ...given, currencies: own.get(given.exhibition_id as number) ?? [] };
    });
  },
  check: checkParticipations,
  create: ({ trx, author }, rows) => createParticipations(trx, rows as never, author),
  change: async (call, rows) => {
    await updateRows(
      call.trx,
      'participations',
      rows.map(({ former, values }) => ({
        ...values,
        currencies: currenciesWithSymbols(values.currencies as string[]),
        id: former.id,
      })) as never,
    );
    const { userId, at } = call.author;
    await audit(
      call,
      rows.map((row) => ({
        ...{ userId, participationId: row.former.id, action: 'participation.changed' as const },
        details: changesOf(row),
        at,
      })),
    );
    await announce(call, [rows.map(({ former }) => former.id)]);
  },
};

const standSheetFields = {
  exhibition_id: reference(required),
  participation_id: reference(required),
  ...standFields,
};

/** One audit entry per participation. */
const auditStands = async (call: ImportCall, stands: readonly Values[]): Promise<void> => {
  const { userId, at } = call.author;
  const byParticipation = new Map<number, Values[]>();
  for (const stand of stands) {
    const id = stand.participation_id as number;
    byParticipation.set(id, [...(byParticipation.get(id) ?? []), stand]);
  }
  await audit(
    call,
    [...byParticipation].map(([id, own]) => ({
      ...{ userId, participationId: id, action: 'stands.changed' as const },
      subject: `participation ${id}`,
      details: { to: own.map(({ title }) => title) },
      at,
    })),
  );
  await announce(call, [[...byParticipation.keys()]]);
};

const standColumns = ({ exhibition_id: _, ...values }: Values) => values;

const stands: SheetKind = {
  name: 'stands',
  scope: 'set-up',
  fields: standSheetFields,
  key: ['participation_id', 'external_id'],
  references: {
    exhibition_id: anywhere('exhibition'),
    participation_id: inExhibition('participations'),
    pavilion_id: nearPavilion,
  },
  load: async ({ trx }, wanted) => {
    const exhibitions = new Map(wanted.map((values) => [values.participation_id, values.exhibition_id]));
    const rows = await lockRowsOf(trx, 'stands', [...exhibitions.keys()], 'participation_id');
    return rows.map((row) => ({
      id: row.id,
      values: namedValues(standSheetFields, {
        ...row,
        area: Number(row.area),
        exhibition_id: exhibitions.get(row.participation_id),
      }),
    }));
  },
  create: async (call, rows) => {
    if (rows.length === 0) return [];
    const ids = await createStands(call.trx, rows.map(standColumns) as never);
    await auditStands(call, rows);
    return ids;
  },
  change: async (call, rows) => {
    await updateRows(
      call.trx,
      'stands',
      rows.map(({ former, values }) => ({ ...standColumns(values), id: former.id })) as never,
    );
    await auditStands(
      call,
      rows.map(({ values }) => values),
    );
  },
};

/** The sheets of participations and stands. */
export const participationSheets = { participations, stands } as const;
