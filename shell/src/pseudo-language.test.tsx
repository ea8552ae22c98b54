import {
  pseudoText,
  pseudoTexts,
  untranslatedIn as plainLettersIn,
} from '@fairfront/shared-kit/testing/pseudo-language';
import { buildNotification, buildPage, buildUser } from '@fairfront/shared-kit/testing';
import { storedLocale, type LocaleTexts } from '@fairfront/shared-kit/platform';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { declaredCarryOver, declaredGoKeys, declaredPlaces } from './testing/declared-remotes';
import { screen, startShell, waitFor } from './testing/shell-double';

const ownFolder = join(__dirname, 'locales/en');
const kitFolder = join(__dirname, '../../shared-kit/src/components/locales');
const files = [
  ...readdirSync(ownFolder).map((name) => join(ownFolder, name)),
  ...['en.json', 'en.parts.json'].map((name) => join(kitFolder, name)),
];
// English loads lazily: replace it with the pseudo-language before that
for (const file of files) jest.doMock(file, () => pseudoTexts(jest.requireActual<LocaleTexts>(file)));

/** Data of the installation and the website of the exhibition as shown. */
const contacts = ['© Directorate', 'Mon–Fri', '8 800 000-00-00', 'help@fairfront.example', 'technoforum.example'];

/** Titles from manifests, which come with their remotes. */
const ofManifests = [declaredPlaces, declaredGoKeys, declaredCarryOver];

/** Screen-reader text of react-aria for closing a layer, from its own translations. */
const ofReactAria = 'Dismiss';

const openAt = async (address: string, token: string | null = 'test-token') => {
  storedLocale.write('en');
  return startShell({ address, token }, (fake) =>
    fake.on('get', '/auth/user', () => ({ data: buildUser({ locale: 'en' }) })),
  );
};
/** @param known text that the user has typed */
const untranslatedIn = async ({ queryClient }: Awaited<ReturnType<typeof openAt>>, ...known: string[]) => {
  await waitFor(() => {
    expect(document.querySelector('main')).toHaveTextContent('⟦');
    expect(queryClient.isFetching()).toBe(0);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
  const answers = queryClient.getQueryCache().getAll();
  return plainLettersIn(document.body, [
    contacts,
    ofManifests,
    ofReactAria,
    known,
    answers.map(({ state }) => state.data),
  ]);
};
const untranslatedAt = async (address: string, token?: string | null) => untranslatedIn(await openAt(address, token));

it.each(['/', '/participant/101', '/participant/101/deadlines', '/nowhere'])(
  'every text of %s comes from the locale files [SHELL-563]',
  async (address) => expect(await untranslatedAt(address)).toEqual([]),
);

it.each(['/login', '/recovery'])(
  'every text that a visitor of %s sees comes from the locale files [SHELL-563]',
  async (address) => expect(await untranslatedAt(address, null)).toEqual([]),
);

it.each(['', 'Passes', 'Xyz'])(
  'every text of the command palette for the search "%s" comes from the locale files [SHELL-563]',
  async (wanted) => {
    const shell = await openAt('/participant/101');
    await untranslatedIn(shell);
    await shell.person.keyboard('{Control>}[KeyK]{/Control}');
    await shell.person.type(await screen.findByRole('combobox'), wanted || ' ');
    expect(await untranslatedIn(shell, wanted)).toEqual([]);
  },
);

it.each([
  ['full', [buildNotification({ id: 1 }), buildNotification({ id: 2, read_at: '2026-04-20T12:00:00.000Z' })]],
  ['empty', []],
])('every text of the bell, %s, comes from the locale files [SHELL-563]', async (_name, notifications) => {
  const shell = await openAt('/');
  shell.fake.on('get', '/notifications', () => {
    const page = buildPage(notifications);
    return { ...page, meta: { ...page.meta, unread_count: notifications.length, snoozed_count: 0, shown_count: 2 } };
  });
  await untranslatedIn(shell);
  const bell = pseudoText('Notifications').slice(0, -1);
  await shell.person.click(screen.getByRole('button', { name: (name) => name.startsWith(bell) }));
  await screen.findByRole('dialog');
  expect(await untranslatedIn(shell)).toEqual([]);
});
