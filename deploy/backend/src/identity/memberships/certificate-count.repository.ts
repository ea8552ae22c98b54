import { sql } from 'kysely';

/** Passes that count against the certificate quota: certificates and visas of any status. */
export const certificateCount = () => sql<number>`(select count(*) from personal_passes pp
  where pp.participation_id = p.id and pp.type in ('certificate', 'visa') and pp.deleted_at is null)`;
