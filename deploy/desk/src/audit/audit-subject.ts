/** The kinds of objects that the audit names in words, by their names in it; others are shown as they are. */
export const subjectKinds = [
  'participation',
  'company',
  'user',
  'invitation',
  'participant-code',
  'personal-pass',
  'car-pass',
  'order',
  'document',
  'contract',
  'publication',
  'exhibition',
  'service',
  'session',
  'deletion',
  'feedback',
  'webhook',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** An object of the audit: its kind, and its number if it has one. */
export interface AuditSubject {
  kind: SubjectKind;
  number: string;
}

/** Reads the name of an object, `personal-pass 17` or `personal-pass`; null if its kind has no words. */
export const subjectOf = (name: string): AuditSubject | null => {
  const [, asked, number = ''] = /^(\S+)(?: (\d+))?$/.exec(name) ?? [];
  const kind = subjectKinds.find((known) => known === asked);
  return kind === undefined ? null : { kind, number };
};
