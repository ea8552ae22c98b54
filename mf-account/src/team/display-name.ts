import type { ParticipationUser } from '@fairfront/shared-kit/platform';

/** A person who was invited and has no name yet appears by the e-mail (ACC-174). */
export const displayName = ({ name, lastname, email }: ParticipationUser): string =>
  [name, lastname].filter(Boolean).join(' ') || email;
