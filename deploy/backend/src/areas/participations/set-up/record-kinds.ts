import { exhibitionFields, exhibitionTextsOf } from '@fairfront/shared-kit/domain/participations/exhibition-fields';
import {
  companyRecordFields,
  managerFields,
  pavilionFields,
} from '@fairfront/shared-kit/domain/participations/set-up-fields';
import type { TextsByName } from '@fairfront/shared-kit/domain/common';
import type { ExtensionRules } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { Fields, StoredValues } from '@fairfront/shared-kit/domain/validation';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { AuditAction } from '../../../platform/texts/record-names';
import { participationsShowing } from '../companies/companies.repository';
import { participationsOfExhibition } from '../participations/participation-names.repository';
import { companyColumnsOf, exhibitionColumnsOf } from './create.repository';
import { participationsInPavilion, type RecordTable, type StoredRecord } from './records.repository';

/** The properties of a kind of set-up record. */
export interface RecordKind<Named extends Fields, Row extends StoredRecord> {
  table: RecordTable;
  fields: Named;
  /** The subject in the audit log: `company 17`. */
  subject: string;
  actions: Record<'changed' | 'archived' | 'restored', AuditAction>;
  /** The values of a row, by the names of the fields. */
  valuesOf: (row: Row) => StoredValues<Named>;
  columnsOf: (values: StoredValues<Named>) => Readonly<Record<string, unknown>>;
  /** Participations whose screens show it. */
  shownTo: (db: Kysely<Tables>, row: Row) => Promise<number[]>;
}

const named = <Named extends Fields>(fields: Named, row: object): StoredValues<Named> => {
  const all = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(fields).map((name) => [name, all[name]])) as StoredValues<Named>;
};

export type ExhibitionRow = StoredRecord & {
  changed_at: Date;
  texts: TextsByName;
  vat_rate: number;
  extension_rules: ExtensionRules;
};

export const exhibitionKind: RecordKind<typeof exhibitionFields, ExhibitionRow> = {
  table: 'exhibitions',
  fields: exhibitionFields,
  subject: 'exhibition',
  actions: { changed: 'exhibition.changed', archived: 'exhibition.archived', restored: 'exhibition.restored' },
  valuesOf: (row) =>
    named(exhibitionFields, { ...row, ...exhibitionTextsOf(row.texts), vat_rate: Number(row.vat_rate) }),
  columnsOf: exhibitionColumnsOf,
  shownTo: (db, { id }) => participationsOfExhibition(db, id),
};

export type PavilionRow = StoredRecord & { changed_at: Date; exhibition_id: number | null };

export const pavilionKind: RecordKind<typeof pavilionFields, PavilionRow> = {
  table: 'pavilions',
  fields: pavilionFields,
  subject: 'pavilion',
  actions: { changed: 'pavilion.changed', archived: 'pavilion.archived', restored: 'pavilion.restored' },
  valuesOf: (row) => named(pavilionFields, row),
  columnsOf: (values) => values,
  shownTo: (db, { id }) => participationsInPavilion(db, id),
};

export type ManagerRow = StoredRecord & { changed_at: Date; exhibition_id: number };

export const managerKind: RecordKind<typeof managerFields, ManagerRow> = {
  table: 'exhibition_managers',
  fields: managerFields,
  subject: 'exhibition-manager',
  actions: {
    changed: 'exhibition-manager.changed',
    archived: 'exhibition-manager.archived',
    restored: 'exhibition-manager.restored',
  },
  valuesOf: (row) => named(managerFields, row),
  columnsOf: ({ position, ...values }) => ({ ...values, position: position ?? 0 }),
  shownTo: (db, row) => participationsOfExhibition(db, row.exhibition_id),
};

export const companyKind: RecordKind<typeof companyRecordFields, StoredRecord & { phone: string | null }> = {
  table: 'companies',
  fields: companyRecordFields,
  subject: 'company',
  actions: { changed: 'company.updated', archived: 'company.archived', restored: 'company.restored' },
  valuesOf: (row) => named(companyRecordFields, { ...row, phone: row.phone && `+${row.phone}` }),
  columnsOf: companyColumnsOf,
  shownTo: (db, { id }) => participationsShowing(db, [id]),
};
