import {
  buildExhibition,
  buildParticipation,
  buildUserWithRole,
  renderInPlatform,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import InstallationPassesModal from '../installation-passes/installation-passes.modal';
import { en, ru } from '../testing/texts';
import { chooseListAction, openListActions } from '../testing/list-tools';
import { buildPersonalPass } from '../testing/passes';
import { createPassesApi } from '../testing/passes-api';

const open = (role: 'admin' | 'edit') => {
  const { api } = createPassesApi({ passes: [buildPersonalPass({ type: 'installation' })] });
  const view = renderInPlatform(<InstallationPassesModal params={{}} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.installation.modalTitle,
    now: '2026-04-20T12:00:00+03:00',
    api,
    participation: buildParticipation({ exhibition: buildExhibition() }),
    user: buildUserWithRole(role),
  });
  return { ...view, api };
};

it('an administrator exports the data of the holders as PDF or JSON [SHELL-483]', async () => {
  const { person, platform, api } = open('admin');
  const asked: string[] = [];
  jest.spyOn(api.client, 'download').mockImplementation((path: string) => {
    asked.push(path);
    return Promise.reject(new Error('too many'));
  });
  await chooseListAction(person, 'People’s data \\(PDF\\)');
  await waitFor(() => expect(platform.log.errors).toHaveLength(1));
  await chooseListAction(person, 'People’s data \\(JSON\\)');
  await waitFor(() => expect(platform.log.errors).toHaveLength(2));
  expect(asked).toEqual([
    '/participants/101/pass-holders/export?format=pdf',
    '/participants/101/pass-holders/export?format=json',
  ]);
  await platform.setLocale('ru');
  expect(platform.log.missingTexts).toEqual([]);
});

it('an editor has no export [SHELL-483]', async () => {
  const { person } = open('edit');
  const menu = within(await openListActions(person));
  expect(menu.queryByRole('menuitem', { name: /People’s data/ })).toBeNull();
  expect(screen.getByRole('menuitem', { name: /Check a pass/ })).toBeVisible();
});
