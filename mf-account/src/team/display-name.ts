import type { ParticipationUser } from '@fairfront/shared-kit/platform';

/** An invited person without a name is shown by email. */
export const displayName = ({ name, lastname, email }: ParticipationUser): string =>
  [name, lastname].filter(Boolean).join(' ') || email;
