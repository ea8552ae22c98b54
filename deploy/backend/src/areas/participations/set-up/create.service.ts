import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import type { AuditAction } from '../../../platform/texts/record-names';
import {
  insertCompanies,
  insertCountries,
  insertExhibitions,
  insertManagers,
  insertMembers,
  insertParticipations,
  insertPavilions,
  insertStands,
} from './create.repository';
import type {
  Author,
  NewCompany,
  NewCountry,
  NewExhibition,
  NewManager,
  NewMember,
  NewParticipation,
  NewPavilion,
  NewStand,
} from './new-rows';

/**
 * A service that makes rows of valid values, many with one statement per table: for a call of staff, an import of a fair and
 * the demo data. It returns the ids in the order of the rows.
 */
const creating =
  <Row>(
    insert: (trx: Transaction<Tables>, rows: readonly Row[]) => Promise<number[]>,
    { action, subject }: { action: AuditAction; subject: string },
  ) =>
  async (trx: Transaction<Tables>, rows: readonly Row[], author?: Author): Promise<number[]> => {
    const ids = await insert(trx, rows);
    if (author) {
      const entries = ids.map((id) => ({
        userId: author.userId,
        participationId: action === 'participation.created' ? id : null,
        action,
        subject: `${subject} ${id}`,
        at: author.at,
      }));
      await writeAudit(trx, ...entries);
    }
    return ids;
  };

export const createCountries = creating<NewCountry>(insertCountries, {
  action: 'country.created',
  subject: 'country',
});

export const createExhibitions = creating<NewExhibition>(insertExhibitions, {
  action: 'exhibition.created',
  subject: 'exhibition',
});

export const createPavilions = creating<NewPavilion>(insertPavilions, {
  action: 'pavilion.created',
  subject: 'pavilion',
});

export const createManagers = creating<NewManager>(insertManagers, {
  action: 'exhibition-manager.created',
  subject: 'exhibition-manager',
});

export const createCompanies = creating<NewCompany>(insertCompanies, {
  action: 'company.created',
  subject: 'company',
});

export const createParticipations = creating<NewParticipation>(insertParticipations, {
  action: 'participation.created',
  subject: 'participation',
});

/** Makes stands of new participations. @returns their ids in the order of the rows */
export const createStands = (trx: Transaction<Tables>, rows: readonly NewStand[]): Promise<number[]> =>
  insertStands(trx, rows);

/** Gives users access to participations that have none yet; people without an account are invited by `inviteUser`. */
export const createMembers = (trx: Transaction<Tables>, rows: readonly NewMember[]): Promise<void> =>
  insertMembers(trx, rows);
