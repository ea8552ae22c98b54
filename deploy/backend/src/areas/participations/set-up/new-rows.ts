import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { exhibitionFields } from '@fairfront/shared-kit/domain/participations/exhibition-fields';
import type {
  companyRecordFields,
  countryFields,
  managerFields,
  participationFields,
  pavilionFields,
  standFields,
} from '@fairfront/shared-kit/domain/participations/set-up-fields';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { ExtendedDates, ExtensionRules } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { Fields, StoredValues } from '@fairfront/shared-kit/domain/validation';

/** A new row of valid values; without an id it gets the next one. */
type New<Named extends Fields> = StoredValues<Named> & { id?: number };

export type NewCountry = New<typeof countryFields>;
export type NewExhibition = New<typeof exhibitionFields> & { extension_rules?: ExtensionRules };
/** A pavilion or a hall; without an exhibition it belongs to all of them. */
export type NewPavilion = New<typeof pavilionFields> & { exhibition_id: number | null };
export type NewManager = New<typeof managerFields> & { exhibition_id: number };
export type NewCompany = New<typeof companyRecordFields>;

/** The plan of a hall, as a link of the participations in it. */
interface HallPlan extends Localized<'hall', string | null> {
  pavilion_link: string | null;
}

export type NewParticipation = New<typeof participationFields> & {
  extended_dates?: ExtendedDates;
  pavilions?: HallPlan[];
};
export type NewStand = New<typeof standFields> & { participation_id: number };

export interface NewMember {
  participation_id: number;
  user_id: number;
  role: Role;
  last_seen_at?: Date | null;
}

/** The author of created rows, for the audit log; nobody for the initial data of a portal. */
export interface Author {
  userId: number;
  at: Date;
}
