import { locales, normalEmail } from '@fairfront/shared-kit/domain/common';
import { invitationFields } from '@fairfront/shared-kit/domain/identity/person-fields';
import { roles } from '@fairfront/shared-kit/domain/participations';
import { choice, oneOf, reference, required } from '@fairfront/shared-kit/domain/validation';
import { admissionIssues, admitUsers, changeRole, listTeams, type Admission } from '../../participations';
import { anywhere, inExhibition } from './record-sheet';
import type { SheetKind, Values } from './sheet-kind';

const userFields = {
  exhibition_id: reference(required),
  participation_id: reference(required),
  ...invitationFields,
  role: choice(required, oneOf(roles)),
  locale: choice(oneOf(locales)),
};

const admissionOf = ({ participation_id, email, role, locale }: Values): Admission =>
  ({ participationId: participation_id, email, role, locale }) as Admission;

/** People with access to participations. */
export const users: SheetKind = {
  name: 'users',
  scope: 'people',
  fields: userFields,
  normal: { email: normalEmail },
  key: ['participation_id', 'email'],
  references: { exhibition_id: anywhere('exhibition'), participation_id: inExhibition('participations') },
  load: async ({ trx }, wanted) => {
    const exhibitions = new Map(wanted.map((values) => [values.participation_id as number, values.exhibition_id]));
    return (await listTeams(trx, [...exhibitions.keys()])).map(({ id, participation_id, ...person }) => ({
      id,
      values: { exhibition_id: exhibitions.get(participation_id), participation_id, ...person },
    }));
  },
  // people with an account have chosen their language
  complete: ({ locale }, rows) =>
    Promise.resolve(
      rows.map(({ given, former }) => ({ ...given, locale: former ? former.values.locale : (given.locale ?? locale) })),
    ),
  check: async ({ trx }, rows) => {
    const asked = rows.flatMap((row, index) =>
      row.changed.includes('role') ? [{ index, admission: admissionOf(row.values) }] : [],
    );
    const found = await admissionIssues(
      trx,
      asked.map(({ admission }) => admission),
    );
    return new Map([...found].map(([place, issues]) => [asked[place]?.index ?? 0, issues]));
  },
  create: ({ trx, services, author }, rows) => admitUsers(trx, services, rows.map(admissionOf), author),
  change: async ({ trx, services, author }, rows) => {
    const changes = rows.map(({ former, values }) => ({ former, ...admissionOf(values) }));
    // new supervisors first, so that nobody is the last one in between
    const sequence = changes.sort(
      (one, other) => Number(other.role === 'supervisor') - Number(one.role === 'supervisor'),
    );
    for (const { former, participationId, role } of sequence) {
      await changeRole(trx, services, { participationId, userId: former.id, actorId: author.userId, role });
    }
  },
};
