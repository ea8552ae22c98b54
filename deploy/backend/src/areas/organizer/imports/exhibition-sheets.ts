import {
  exhibitionDateIssues,
  type ExhibitionDates,
} from '@fairfront/shared-kit/domain/participations/exhibition-dates';
import { exhibitionDefaults, exhibitionFields } from '@fairfront/shared-kit/domain/participations/exhibition-fields';
import {
  companyRecordFields,
  countryFields,
  managerFields,
  pavilionFields,
} from '@fairfront/shared-kit/domain/participations/set-up-fields';
import { reference, required } from '@fairfront/shared-kit/domain/validation';
import type { AuditAction } from '../../../platform/texts/record-names';
import { updateRows } from '../../../platform/database/rows';
import type { Text } from '../../../platform/texts/area-texts';
import { serverText } from '../../../platform/texts/server-texts';
import {
  companyKind,
  createCompanies,
  createCountries,
  createManagers,
  createPavilions,
  exhibitionKind,
  managerKind,
  participationsOfExhibition,
  participationsShowing,
  pavilionKind,
} from '../../participations';
import { changeExhibition, createExhibition } from '../exhibitions.service';
import { countriesNamed, lockRowsBy } from './imports.repository';
import { announce, anywhere, audit, changesOf, namedValues } from './record-sheet';
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

const externalIdsOf = (wanted: readonly Values[]) => wanted.map(({ external_id: id }) => id);

interface Archivable {
  id: number;
  archived_at: Date | null;
}

const storedOf = <Row extends Archivable>(rows: readonly Row[], valuesOf: (row: Row) => Values): StoredRow[] =>
  rows.map((row) => ({ id: row.id, isArchived: row.archived_at !== null, values: valuesOf(row) }));

const auditChanges = (
  call: ImportCall,
  { subject, actions }: { subject: string; actions: { changed: AuditAction } },
  rows: readonly ChangedRow[],
) =>
  audit(
    call,
    rows.map((row) => ({
      userId: call.author.userId,
      action: actions.changed,
      subject: `${subject} ${row.former.id}`,
      details: changesOf(row),
      at: call.author.at,
    })),
  );

/** Countries have no external ids: they are matched by their Russian name and referenced by either name. */
const countries: SheetKind = {
  name: 'countries',
  scope: 'set-up',
  fields: countryFields,
  key: ['name_rus'],
  references: {},
  load: async ({ trx }, wanted) =>
    (
      await countriesNamed(
        trx,
        wanted.map(({ name_rus: name }) => name),
      )
    ).map(({ id, ...values }) => ({ id, values, alsoKnownAs: [{ name_rus: values.name_eng }] })),
  create: ({ trx, author }, rows) => createCountries(trx, rows as never, author),
  change: async (call, rows) => {
    await updateRows(call.trx, 'countries', rows.map(({ former, values }) => ({ ...values, id: former.id })) as never);
    await auditChanges(call, { subject: 'country', actions: { changed: 'country.changed' } }, rows);
  },
};

const dateTexts = {
  noDate: serverText('exhibitions.noDate'),
  endBeforeStart: serverText('exhibitions.endBeforeStart'),
} as const;

const checkExhibitions = async ({ trx }: ImportCall, rows: readonly WantedRow[]): Promise<RowIssues> => {
  const issues: RowIssues = new Map();
  for (const [index, { values, former, changed }] of rows.entries()) {
    const dates = exhibitionDateIssues(values as unknown as ExhibitionDates);
    const found: Record<string, Text> = Object.fromEntries(
      Object.entries(dates).map(([name, issue]) => [name, dateTexts[issue]]),
    );
    if (former && changed.includes('timezone') && (await participationsOfExhibition(trx, former.id)).length > 0) {
      found.timezone = serverText('setUp.timezoneInUse');
    }
    if (Object.keys(found).length > 0) issues.set(index, found);
  }
  return issues;
};

const exhibition: SheetKind = {
  name: 'exhibition',
  scope: 'set-up',
  fields: exhibitionFields,
  defaults: exhibitionDefaults,
  key: ['external_id'],
  references: {},
  load: async ({ trx }, wanted) =>
    storedOf(await lockRowsBy(trx, 'exhibitions', 'external_id', externalIdsOf(wanted)), exhibitionKind.valuesOf),
  check: checkExhibitions,
  create: async ({ trx, services, author }, rows) => {
    const ids: number[] = [];
    for (const values of rows) ids.push(await createExhibition(trx, services, values as never, author));
    return ids;
  },
  change: async ({ trx, services, author, locale }, rows) => {
    for (const { former, values } of rows) {
      await changeExhibition(trx, services, { id: former.id, body: values, userId: author.userId, locale });
    }
  },
};

/** A pavilion of the same exhibition or one shared by all exhibitions. */
export const nearPavilion: SheetReference = {
  to: 'pavilions',
  near: (text, { exhibition_id }) => [
    { exhibition_id, external_id: text },
    { exhibition_id: null, external_id: text },
  ],
};

const pavilionSheetFields = { exhibition_id: reference(), ...pavilionFields };

/** Pavilions and halls; those without an exhibition are shared by all. */
const pavilions: SheetKind = {
  name: 'pavilions',
  scope: 'set-up',
  fields: pavilionSheetFields,
  key: ['exhibition_id', 'external_id'],
  references: { exhibition_id: anywhere('exhibition'), parent_id: nearPavilion },
  parent: 'parent_id',
  load: async ({ trx }, wanted) =>
    storedOf(await lockRowsBy(trx, 'pavilions', 'external_id', externalIdsOf(wanted)), (row) =>
      namedValues(pavilionSheetFields, row),
    ),
  create: ({ trx, author }, rows) => createPavilions(trx, rows as never, author),
  change: async (call, rows) => {
    await updateRows(call.trx, 'pavilions', rows.map(({ former, values }) => ({ ...values, id: former.id })) as never);
    await auditChanges(call, pavilionKind, rows);
    const shown: number[][] = [];
    for (const { former } of rows) shown.push(await pavilionKind.shownTo(call.trx, former as never));
    await announce(call, shown);
  },
};

const managerSheetFields = { exhibition_id: reference(required), ...managerFields };

const managers: SheetKind = {
  name: 'managers',
  scope: 'set-up',
  fields: managerSheetFields,
  defaults: { position: 0 },
  key: ['exhibition_id', 'external_id'],
  references: { exhibition_id: anywhere('exhibition') },
  load: async ({ trx }, wanted) =>
    storedOf(await lockRowsBy(trx, 'exhibition_managers', 'external_id', externalIdsOf(wanted)), (row) =>
      namedValues(managerSheetFields, row),
    ),
  create: async (call, rows) => {
    const ids = await createManagers(call.trx, rows as never, call.author);
    const exhibitions = [...new Set(rows.map(({ exhibition_id: id }) => id as number))];
    for (const id of exhibitions) await announce(call, [await participationsOfExhibition(call.trx, id)]);
    return ids;
  },
  change: async (call, rows) => {
    await updateRows(
      call.trx,
      'exhibition_managers',
      rows.map(({ former, values }) => ({ ...values, position: values.position ?? 0, id: former.id })) as never,
    );
    await auditChanges(call, managerKind, rows);
    const exhibitions = [...new Set(rows.map(({ values }) => values.exhibition_id as number))];
    for (const id of exhibitions) await announce(call, [await participationsOfExhibition(call.trx, id)]);
  },
};

const companies: SheetKind = {
  name: 'companies',
  scope: 'set-up',
  fields: companyRecordFields,
  key: ['external_id'],
  references: { country_id: { to: 'countries', near: (text) => [{ name_rus: text }] } },
  load: async ({ trx }, wanted) =>
    storedOf(await lockRowsBy(trx, 'companies', 'external_id', externalIdsOf(wanted)), companyKind.valuesOf),
  create: ({ trx, author }, rows) => createCompanies(trx, rows as never, author),
  change: async (call, rows) => {
    await updateRows(
      call.trx,
      'companies',
      rows.map(({ former, values }) => ({ ...companyKind.columnsOf(values as never), id: former.id })) as never,
    );
    await auditChanges(call, companyKind, rows);
    const ids = rows.map(({ former }) => former.id);
    await announce(call, [await participationsShowing(call.trx, ids)]);
  },
};

/** The sheets of exhibitions, pavilions, managers and companies. */
export const exhibitionSheets = { countries, exhibition, pavilions, managers, companies } as const;
