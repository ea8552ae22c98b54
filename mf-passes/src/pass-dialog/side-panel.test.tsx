import {
  buildExhibition,
  buildParticipation,
  buildUserWithRole,
  renderInPlatform,
  screen,
  setWindowWidth,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import type { PersonalPass } from '@fairfront/shared-kit/platform';
import InstallationPassesModal from '../installation-passes/installation-passes.modal';
import { en, ru } from '../testing/texts';
import { chooseListAction, openListActions } from '../testing/list-tools';
import { buildPersonalPass } from '../testing/passes';
import { createPassesApi } from '../testing/passes-api';

const wide = window.matchMedia;
afterEach(() => {
  window.matchMedia = wide;
});
interface Opening {
  isPhone: boolean;
  role?: 'edit' | 'read';
  params?: { add?: '1' };
  /** A list that never finishes loading. */
  isWaiting?: boolean;
  passes?: PersonalPass[];
}
const pass = buildPersonalPass({ type: 'installation' });
const exhibition = buildExhibition({
  texts: { install_pass_info_1: { rus: 'Каска обязательна', eng: 'A helmet is required' } },
});
const open = ({ isPhone, role = 'edit', params = {}, isWaiting = false, passes = [pass] }: Opening) => {
  if (isPhone) setWindowWidth(390);
  const { api } = createPassesApi({ passes });
  if (isWaiting) api.on('get', '/participants/{id}/personal-passes', () => new Promise(() => undefined));
  return renderInPlatform(<InstallationPassesModal params={params} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.installation.modalTitle,
    now: '2026-04-20T12:00:00+03:00',
    api,
    participation: buildParticipation({ exhibition }),
    user: buildUserWithRole(role),
  });
};

it('a phone shows all list tools by name in one menu at the bottom [PASS-310]', async () => {
  const { person } = open({ isPhone: true });
  expect(await screen.findByRole('button', { name: 'Add a pass' })).toBeVisible();
  const menu = within(await openListActions(person));
  expect(screen.queryByRole('button', { name: 'Upload a list' })).toBeNull();
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Upload a list',
    'Take from an earlier exhibition',
    'Check a pass by QR code',
    'Delete all1 pass will be deleted.',
  ]);
  await person.click(menu.getByRole('menuitem', { name: 'Upload a list' }));
  const heading = await screen.findByRole('heading', { name: 'Upload a list' });
  expect(heading).toBeVisible();
  expect(screen.getByRole('link', { name: /Download the template/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(screen.getByRole('button', { name: 'List actions' })).toHaveFocus();
});

it('a phone shows a single tool without a menu [PASS-310]', async () => {
  const { person } = open({ isPhone: true, role: 'read' });
  const check = await screen.findByRole('button', { name: 'Check a pass by QR code' });
  expect(screen.queryByRole('button', { name: 'List actions' })).toBeNull();
  await person.click(check);
  expect(check).toHaveAttribute('aria-expanded', 'true');
});

it('a wide dialog shows the first tool as a button and the others in a menu [PASS-310]', async () => {
  const { person } = open({ isPhone: false });
  const upload = await screen.findByRole('button', { name: 'Upload a list' });
  await person.click(upload);
  await waitFor(() => expect(upload).toHaveAttribute('aria-expanded', 'true'));
  expect(screen.getByRole('link', { name: /Download the template/ })).toBeVisible();
  await chooseListAction(person, 'Check a pass by QR code');
  expect(await screen.findByRole('region', { name: 'Check by QR code' })).toBeVisible();
  expect(upload).toHaveAttribute('aria-expanded', 'false');
});

it('the rules are collapsed to one line above a list and expanded above an empty one [PASS-331]', async () => {
  const rules = { name: 'Rules and information from the organiser' };
  const { person, unmount } = open({ isPhone: false });
  const toggle = await screen.findByRole('button', rules);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('A helmet is required')).not.toBeVisible();
  await person.click(toggle);
  expect(screen.getByText('A helmet is required')).toBeVisible();
  unmount();
  open({ isPhone: false, passes: [] });
  await waitFor(() => expect(screen.getByText('A helmet is required')).toBeVisible());
});

it('a phone shows the first day of printing once, beside the rules [PASS-127] [PASS-331]', async () => {
  const { person } = open({ isPhone: true });
  const words = 'Installation passes can be printed from 11 May 2026';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getAllByText(/can be printed|Download and print are/)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Rules' }));
  expect(screen.getByText('A helmet is required')).toBeVisible();
});

it('the tools render together with the list, so that none moves when it loads', async () => {
  const waiting = open({ isPhone: false, isWaiting: true });
  expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('button', { name: 'List actions' })).toBeNull();
  waiting.unmount();
  open({ isPhone: false });
  expect(await screen.findByRole('button', { name: 'Upload a list' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'List actions' })).toBeVisible();
});

it('a phone opens the form from the address before the list has loaded [PASS-309]', async () => {
  const title = { name: en.installation.modalTitle };
  const waiting = open({ isPhone: true, params: { add: '1' }, isWaiting: true });
  expect(screen.queryByRole('heading', title)).toBeNull();
  waiting.unmount();
  open({ isPhone: true, params: { add: '1' } });
  expect(await screen.findByRole('textbox', { name: 'Last name' })).toBeVisible();
  expect(screen.queryByRole('heading', title)).toBeNull();
});
