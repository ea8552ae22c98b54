import { inPseudoLanguage, pseudoText, untranslatedOnPage } from '@fairfront/shared-kit/testing/pseudo-language';
import {
  buildExhibition,
  buildManager,
  buildNotification,
  buildPage,
  buildParticipation,
  buildParticipationListItem,
  buildParticipationUser,
  buildUserWithRole,
  createFakeApi,
  renderInPlatform,
  renderTile,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { ReactElement } from 'react';
import AddExhibitionScreen from './add-exhibition/add-exhibition.screen';
import ArchiveScreen from './archive/archive.screen';
import CompanyProfileModal from './company-profile/company-profile.modal';
import ActsModal from './documents/acts.modal';
import IssuedInvoicesModal from './documents/issued-invoices.modal';
import type { Contract, ContractDocument } from './api/contracts';
import enHub from './locales/en.hub.json';
import ruHub from './locales/ru.hub.json';
import { en, ru } from './testing/texts';
import ManagersModal from './managers/managers.modal';
import NotificationsScreen from './notifications/notifications.screen';
import ProfileScreen from './profile/profile.screen';
import PublicationsScreen from './publications/publications.screen';
import remote from './remote';
import { open as openSubExhibitors } from './sub-exhibitors/sub-exhibitors.fixture';
import SupportScreen from './support/support.screen';
import UsersModal from './team/users.modal';

const invited = buildParticipationUser('read', { id: 9, name: '', lastname: '', middlename: null, invite: 'pending' });
const texts = inPseudoLanguage({ account: { ru, en } });
const now = '2026-04-20T12:00:00.000Z';
const ours = { id: 1, name_rus: 'ООО «Мы»', name_eng: 'Us LLC' };
const theirs = { id: 2, name_rus: 'АО «Форум»', name_eng: 'Forum JSC' };
const document = (id: number, changes: Partial<ContractDocument>): ContractDocument => ({
  ...{ id, type: 'invoice', number: `${id}/26`, contract_number: 'A-1', contract_date: '2026-02-12' },
  ...{ document_date: '2026-04-10', is_rent: true, amount: 864_000, amount_paid: 0, currency: 'RUR', file: null },
  contents: [
    {
      ...{ name_rus: 'Стенд', name_eng: 'Stand', quantity: 72, measure_unit_rus: 'м²', measure_unit_eng: 'm²' },
      ...{ amount: 38_000, rental_object_rus: 'павильон 2', rental_object_eng: 'pavilion 2' },
    },
  ],
  ...changes,
});
const contract: Contract = {
  ...{ id: 1, number: 'A-1', is_edo_rent: true, counterparty: ours, executor: theirs },
  documents: [
    document(1, { type: 'contract', number: 'A-1' }),
    document(218, {}),
    document(190, { amount_paid: 864_000 }),
    document(75, { type: 'act' }),
  ],
};
const notifications = [buildNotification({ id: 1 }), buildNotification({ id: 2, read_at: now })];
const world = () =>
  createFakeApi()
    .on('get', '/participants', buildPage([buildParticipationListItem()]))
    .on('get', '/auth/deletion-request', { data: { request: null, blockers: [] } })
    .on('get', '/countries', { data: [] })
    .on('get', '/participants/{id}/access', { data: { members: [], removed: [] } })
    .on('get', '/participants/{id}/publication-requests', { data: [] })
    .on('get', '/support/questions', { data: [] })
    .on('get', '/feedbacks', buildPage([]))
    .on('get', '/participants/{id}/contracts', { data: [contract] })
    .on('get', '/participants/{id}/counterparties', { data: [ours] })
    .on('get', '/participants/{id}/executors', { data: [theirs] })
    .on('get', '/notifications', () => {
      const page = buildPage(notifications);
      return { ...page, meta: { ...page.meta, unread_count: 1, snoozed_count: 0, shown_count: 2 } };
    });
const options = (changes: PlatformDoubleOptions = {}): PlatformDoubleOptions => ({
  texts,
  now,
  user: buildUserWithRole('supervisor'),
  participation: buildParticipation({
    users: [...buildParticipation().users, invited],
    exhibition: buildExhibition({ managers: [buildManager()] }),
  }),
  api: world(),
  ...changes,
});

const parts: Record<string, ReactElement> = {
  'the company profile': <CompanyProfileModal />,
  'the invoices': <IssuedInvoicesModal />,
  'the acts': <ActsModal />,
  'the team': <UsersModal />,
  'the managers': <ManagersModal />,
  'the profile': <ProfileScreen />,
  'the notifications': <NotificationsScreen />,
  'the archive': <ArchiveScreen />,
  'adding an exhibition': <AddExhibitionScreen />,
  publications: <PublicationsScreen />,
  support: <SupportScreen />,
};

it.each(Object.keys(parts))('every text of %s comes from the locale files [SHELL-563]', async (name) => {
  const { platform } = renderInPlatform(parts[name] ?? <></>, options({ modalTitle: pseudoText(name) }));
  expect(await untranslatedOnPage(platform)).toEqual([]);
});

it('every text of the sub-exhibitors comes from the locale files [SHELL-563]', async () => {
  const { platform } = openSubExhibitors({ texts, modalTitle: pseudoText('Sub-exhibitors') });
  expect(await untranslatedOnPage(platform)).toEqual([]);
});

const hubTexts = inPseudoLanguage({ account: { ru: ruHub, en: enHub } });

it.each(['company-profile', 'team', 'managers'])(
  'every text of the tile %s comes from the locale files that the hub loads [SHELL-411] [SHELL-563]',
  async (name) => {
    const tile = await remote.tiles?.[name]?.load();
    if (!tile) throw new Error(name);
    expect(await untranslatedOnPage(renderTile(tile.default, { ...options(), texts: hubTexts }).platform)).toEqual([]);
  },
);
