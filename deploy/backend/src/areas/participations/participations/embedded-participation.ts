import type { Static } from 'typebox';
import type { Participation } from '@fairfront/shared-kit/domain/participations/api';

type ParticipationData = Static<typeof Participation>;

/**
 * A participation as an embedding page gets it: company, stands, dates and managers, which the wizard shows, and of the
 * team only the role of the user of the token.
 */
export const catalogueParticipation = (participation: ParticipationData, userId: number): ParticipationData => {
  const { exhibition, parent, users } = participation;
  return {
    ...participation,
    application: null,
    acting: null,
    quota: { certificate: null, certificate_count: null, installation: null, car: null },
    exhibition: { ...exhibition, texts: {} },
    users: users
      .filter(({ id }) => id === userId)
      .map((user) => ({ ...user, name: '', lastname: '', middlename: null, email: '', resend_from: null })),
    parent: parent && { ...parent, users: parent.users.filter(({ id }) => id === userId) },
  };
};
