/** The search in the address, without the exhibition. */
export interface AuditPlace {
  subject: string;
  user: string;
  /** Days, YYYY-MM-DD. */
  from: string | null;
  to: string | null;
  page: number;
}

const dayIn = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

const textIn = (text: string | null): string => (text ?? '').trim().slice(0, 100);

/** Reads the address; missing and invalid values become defaults. */
export const auditPlaceIn = (query: URLSearchParams): AuditPlace => {
  const page = Number(query.get('page'));
  return {
    subject: textIn(query.get('object')),
    user: textIn(query.get('person')),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};

/** The query of a place; defaults are left out. */
export const queryOfAudit = (
  { subject, user, from, to, page }: AuditPlace,
  exhibition: number,
): Record<string, string | undefined> => ({
  exhibition: String(exhibition),
  object: subject || undefined,
  person: user || undefined,
  from: from ?? undefined,
  to: to ?? undefined,
  page: page > 1 ? String(page) : undefined,
});
