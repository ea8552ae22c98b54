import {
  buildParticipation,
  buildPersonalPass,
  buildUserWithRole,
  renderInPlatform,
  screen,
  setWindowWidth,
  waitFor,
} from '@fairfront/shared-kit/testing';
import InstallationPassesModal from '../installation-passes/installation-passes.modal';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { createPassesApi } from '../testing/passes-api';

const wide = window.matchMedia;
afterEach(() => {
  window.matchMedia = wide;
});
interface Opening {
  isPhone: boolean;
  role?: 'edit' | 'read';
  params?: { add?: '1' };
  /** The list is on its way and does not come. */
  isWaiting?: boolean;
}
const open = ({ isPhone, role = 'edit', params = {}, isWaiting = false }: Opening) => {
  if (isPhone) setWindowWidth(390);
  const { api } = createPassesApi({ passes: [buildPersonalPass({ type: 'installation' })] });
  if (isWaiting) api.on('get', '/participants/{id}/personal-passes', () => new Promise(() => undefined));
  return renderInPlatform(<InstallationPassesModal params={params} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.installation.modalTitle,
    now: '2026-04-20T12:00:00+03:00',
    api,
    participation: buildParticipation(),
    user: buildUserWithRole(role),
  });
};

it('keeps the tools of a phone in one menu, so that the list has the screen [PASS-310]', async () => {
  const { person } = open({ isPhone: true });
  const more = await screen.findByRole('button', { name: 'More actions' });
  expect(screen.queryByRole('button', { name: 'Upload a list' })).toBeNull();
  await person.click(more);
  await person.click(await screen.findByRole('menuitem', { name: 'Upload a list' }));
  const heading = await screen.findByRole('heading', { name: 'Upload of a list' });
  expect(heading).toBeVisible();
  expect(screen.getByRole('link', { name: /Download the template/ })).toBeVisible();
});

it('has no menu on a phone for a single tool [PASS-310]', async () => {
  const { person } = open({ isPhone: true, role: 'read' });
  const check = await screen.findByRole('button', { name: 'Check a pass by QR' });
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  await person.click(check);
  expect(check).toHaveAttribute('aria-expanded', 'true');
});

it('shows them as buttons where there is room, the blank beside its button [PASS-310]', async () => {
  const { person } = open({ isPhone: false });
  const upload = await screen.findByRole('button', { name: 'Upload a list' });
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  expect(screen.getByRole('link', { name: /Download the template/ })).toBeVisible();
  await person.click(upload);
  await waitFor(() => expect(upload).toHaveAttribute('aria-expanded', 'true'));
});

it('shows the tools together with the list, which decides about them: none moves when it comes', async () => {
  const waiting = open({ isPhone: false, isWaiting: true });
  expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('button', { name: 'Check a pass by QR' })).toBeNull();
  waiting.unmount();
  open({ isPhone: false });
  expect(await screen.findByRole('button', { name: 'Upload a list' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check a pass by QR' })).toBeVisible();
});

it('gives the screen of a phone to the form that the address asks for, before the list comes too [PASS-309]', async () => {
  const title = { name: en.installation.modalTitle };
  const waiting = open({ isPhone: true, params: { add: '1' }, isWaiting: true });
  expect(screen.queryByRole('heading', title)).toBeNull();
  waiting.unmount();
  open({ isPhone: true, params: { add: '1' } });
  expect(await screen.findByRole('textbox', { name: 'Last name' })).toBeVisible();
  expect(screen.queryByRole('heading', title)).toBeNull();
});
