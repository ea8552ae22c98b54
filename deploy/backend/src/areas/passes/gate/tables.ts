/** Entries at the gates, of people and vehicles; one of the two passes is set. Primary key (exhibition_id, id). */
interface PassEntriesTable {
  exhibition_id: number;
  /** uuid, made by the gate. */
  id: string;
  personal_pass_id: number | null;
  car_pass_id: number | null;
  /** What the check said; other than `valid` if the person was admitted nevertheless. */
  verdict: 'valid' | 'entered' | 'early' | 'late' | 'waiting' | 'revoked' | 'unknown';
  entered_at: Date;
  stored_at: Date;
}

export {};

declare module '../../../platform/database/tables' {
  interface Tables {
    pass_entries: PassEntriesTable;
  }
}
