import {
  buildCompany,
  buildExhibition,
  buildManager,
  buildPage,
  buildParticipation,
  buildParticipationListItem,
  buildParticipationUser,
  buildUserWithRole,
  createFakeApi,
} from '@fairfront/shared-kit/testing';
import { remoteStories, type Fixture } from '@fairfront/shared-kit/testing/stories';
import remote from './remote';

export default { title: 'Remotes/Account' };

const { tile, modal, screen } = remoteStories('account', remote);
const withManagers: Fixture = () => ({
  participation: buildParticipation({ exhibition: buildExhibition({ managers: [buildManager()] }) }),
});

const withTeam: Fixture = () => ({
  now: '2026-04-20T12:00:00.000Z',
  user: buildUserWithRole('supervisor'),
  participation: buildParticipation({
    users: [
      ...buildParticipation().users,
      buildParticipationUser('read', {
        id: 9,
        name: '',
        lastname: '',
        middlename: null,
        email: 'office@standmontazh.example',
        invite: 'pending',
        resend_from: '2026-04-20T12:02:30.000Z',
      }),
    ],
  }),
});

export const CompanyTile = tile('company-profile', () => ({}));
export const CompanyTilePartlyFilled = tile('company-profile', () => ({
  participation: buildParticipation({ company: buildCompany({ mail_address: null }) }),
}));
export const TeamTile = tile('team', () => ({}));
export const UsersModal = modal('event-modal-users', {}, withTeam);
export const UsersModalOfReader = modal('event-modal-users', {}, () => ({
  ...withTeam(),
  user: buildUserWithRole('read'),
}));
export const ManagersTile = tile('managers', withManagers);
export const ManagersModal = modal('event-modal-managers', {}, withManagers);
export const NobodyYet = modal('event-modal-managers', {}, () => ({
  participation: buildParticipation({ exhibition: buildExhibition({ managers: [] }) }),
}));

export const Profile = screen('profile', () => ({
  participation: null,
  api: createFakeApi().on('get', '/participants', buildPage([buildParticipationListItem()])),
}));

export const Archive = screen('archive', () => ({
  participation: null,
  route: { name: 'archive' },
  api: createFakeApi().on('get', '/participants', buildPage([buildParticipationListItem()])),
}));
export const AddExhibition = screen('add-exhibition', () => ({ participation: null }));
