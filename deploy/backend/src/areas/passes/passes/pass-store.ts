import type { Decision, PassKind } from '@fairfront/shared-kit/domain/passes';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { newBarcode } from './barcodes';
import type { PassContext } from './pass-context';

/** What every stored pass has, whatever it is for. */
export interface StoredPass {
  id: number;
  participation_id: number;
  deleted_at: Date | null;
}

/** What one sort of stored passes adds to the rules that all of them share: finding, deleting, bringing back. */
export interface PassStore<Row extends StoredPass, Answer> {
  table: 'personal_passes' | 'car_passes';
  /** First part of the audit's actions and subjects. */
  name: 'personal-pass' | 'car-pass';
  /** One pass, living or deleted. */
  find: (db: Kysely<Tables>, passId: number) => Promise<Row | undefined>;
  kindOf: (row: Row) => PassKind;
  /** Whether this pass may be deleted in this call. */
  removal: (row: Row, call: PassContext) => Decision;
  answer: (row: Row) => Answer;
}

/** What the audit names a pass: `personal-pass 17`. */
export const subjectOf = ({ name }: Pick<PassStore<StoredPass, unknown>, 'name'>, passId: number): string =>
  `${name} ${passId}`;

/** One living pass of this participation, or undefined: passes of others do not exist here. */
export const findActive = async <Row extends StoredPass>(
  db: Kysely<Tables>,
  { find }: Pick<PassStore<Row, unknown>, 'find'>,
  participationId: number,
  passId: number,
): Promise<Row | undefined> => {
  const row = await find(db, passId);
  return row?.participation_id === participationId && row.deleted_at === null ? row : undefined;
};

/** What every new pass begins with, whatever it is for: in consideration, with a code of its own. */
export const newPass = ({
  participationId,
  userId,
  at,
}: {
  participationId: number;
  userId: number | null;
  at: Date;
}) => ({
  participation_id: participationId,
  comment: null,
  barcode: newBarcode(),
  created_at: at,
  created_by: userId,
  updated_at: at,
  deleted_at: null,
  deleted_by: null,
});
