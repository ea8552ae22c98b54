import { randomInt } from 'node:crypto';
import type { Decision, PassKind } from '@fairfront/shared-kit/domain/passes';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { PassContext } from './pass-context';

/** Digits and capitals that are not confused with each other when typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 14;

/** A new code of a pass: 70 random bits, so that codes cannot be guessed. */
const newBarcode = (): string => Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** The columns that passes of all kinds have. */
export interface StoredPass {
  id: number;
  participation_id: number;
  deleted_at: Date | null;
}

/** What one kind of passes adds to the common code: find, delete, restore. */
export interface PassStore<Row extends StoredPass, Answer> {
  table: 'personal_passes' | 'car_passes';
  /** Prefix of audit actions and subjects. */
  name: 'personal-pass' | 'car-pass';
  /** A pass, deleted or not. */
  find: (db: Kysely<Tables>, passId: number) => Promise<Row | undefined>;
  kindOf: (row: Row) => PassKind;
  /** Whether this pass may be deleted in this call. */
  removal: (row: Row, call: PassContext) => Decision;
  answer: (row: Row) => Answer;
}

/** The audit subject of a pass: `personal-pass 17`. */
export const subjectOf = ({ name }: Pick<PassStore<StoredPass, unknown>, 'name'>, passId: number): string =>
  `${name} ${passId}`;

/** A pass of this participation that is not deleted; undefined for unknown passes and those of others. */
export const findActive = async <Row extends StoredPass>(
  db: Kysely<Tables>,
  { find }: Pick<PassStore<Row, unknown>, 'find'>,
  participationId: number,
  passId: number,
): Promise<Row | undefined> => {
  const row = await find(db, passId);
  return row?.participation_id === participationId && row.deleted_at === null ? row : undefined;
};

/** The initial columns of a new pass of any kind: in consideration, with its own code. */
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
