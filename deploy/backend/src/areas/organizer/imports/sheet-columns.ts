import type { SheetName } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import type { Field } from '@fairfront/shared-kit/domain/validation';
import type { SheetKind } from './sheet-kind';

/** A column of a sheet, derived from a field. */
export interface SheetColumn {
  name: string;
  field: string;
  kind: 'value' | 'flag' | 'list' | 'reference' | 'references';
  facts: Field['facts'];
  /** Whether every row needs a value. */
  isRequired: boolean;
  /** The sheet of the rows that it refers to. */
  to?: SheetName;
}

const kindOf = ({ references, related }: SheetKind, name: string, { kind }: Field): SheetColumn['kind'] => {
  if (name === related) return 'references';
  if (references[name]) return 'reference';
  return kind === 'flag' || kind === 'list' ? kind : 'value';
};

/** Columns have the names of their fields; references are named after the other sheet: `company`, not `company_id`. */
const columnName = (field: string, kind: SheetColumn['kind']): string =>
  kind === 'reference' || kind === 'references' ? field.replace(/_ids?$/, '') : field;

/** The columns of a sheet, in the order of its fields. */
export const columnsOf = (sheet: SheetKind): SheetColumn[] =>
  Object.entries(sheet.fields).map(([field, one]) => {
    const kind = kindOf(sheet, field, one);
    const to = kind === 'references' ? sheet.name : sheet.references[field]?.to;
    const isRequired = one.facts.required === true || field === sheet.key.at(-1);
    return { name: columnName(field, kind), field, kind, facts: one.facts, isRequired, ...(to && { to }) };
  });
