import { buildCompany, buildExhibition, buildManager, buildParticipation } from '@fairfront/shared-kit/testing';
import { remoteStories, type Scene } from '@fairfront/shared-kit/testing/stories';
import remote from './remote';

export default { title: 'Remotes/Account' };

const { tile, modal } = remoteStories('account', remote);
const withManagers: Scene = () => ({
  participation: buildParticipation({ exhibition: buildExhibition({ managers: [buildManager()] }) }),
});

export const CompanyTile = tile('company-profile', () => ({}));
export const CompanyTilePartlyFilled = tile('company-profile', () => ({
  participation: buildParticipation({ company: buildCompany({ mail_address: null }) }),
}));
export const TeamTile = tile('team', () => ({}));
export const ManagersTile = tile('managers', withManagers);
export const ManagersModal = modal('event-modal-managers', {}, withManagers);
export const NobodyYet = modal('event-modal-managers', {}, () => ({
  participation: buildParticipation({ exhibition: buildExhibition({ managers: [] }) }),
}));
