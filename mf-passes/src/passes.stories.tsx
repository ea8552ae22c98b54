import { buildExhibition, buildParticipation } from '@fairfront/shared-kit/testing';
import { remoteStories, type Fixture } from '@fairfront/shared-kit/testing/stories';
import remote from './remote';
import { t } from './story-texts';
import { buildPersonalPass } from './testing/passes';
import { buildCarPass, createPassesApi } from './testing/passes-api';

export default { title: 'Remotes/Passes' };

const { tile, modal } = remoteStories('passes', remote);
const now = '2026-04-20T12:00:00+03:00';
const person = (key: 'abdullaevKirillov' | 'lebedeva' | 'kuznetsov') => ({
  lastname: t(`people.${key}.lastname`),
  name: t(`people.${key}.name`),
  middlename: t(`people.${key}.middlename`),
});
const people = [
  buildPersonalPass({ id: 3, status: 'rejected', ...person('abdullaevKirillov') }),
  buildPersonalPass({ id: 2, ...person('lebedeva') }),
  buildPersonalPass({ id: 1, status: 'accepted', ...person('kuznetsov') }),
];
const withPasses: Fixture = () => ({
  now,
  participation: buildParticipation({ exhibition: buildExhibition() }),
  api: createPassesApi({ passes: people }).api,
});
const withCars: Fixture = () => ({
  now,
  api: createPassesApi().api.on('get', '/participants/{id}/car-passes', {
    data: [buildCarPass()],
    meta: {
      current_page: 1,
      last_page: 1,
      per_page: 8,
      total: 1,
      quota: { count: 1, total: null },
      stand_counts: [],
      status_counts: { consideration: 1, accepted: 0, rejected: 0 },
    },
  }),
});

export const ParticipantTile = tile('participant-passes', withPasses);
export const InstallationTile = tile('installation-passes', withPasses);
export const CarTile = tile('car-passes', withCars);
export const ParticipantModal = modal('event-modal-participant-passes', {}, withPasses);
export const Failed = tile('participant-passes', () => ({ now }));
