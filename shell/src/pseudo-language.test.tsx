import { pseudoTexts, untranslatedIn } from '@fairfront/shared-kit/testing/pseudo-language';
import { buildUser } from '@fairfront/shared-kit/testing';
import { storedLocale, type LocaleTexts } from '@fairfront/shared-kit/platform';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen, startShell, waitFor } from './testing/shell-double';

const ownFolder = join(__dirname, 'locales/en');
const kitFolder = join(__dirname, '../../shared-kit/src/components/locales');
const files = [
  ...readdirSync(ownFolder).map((name) => join(ownFolder, name)),
  ...['en.json', 'en.parts.json'].map((name) => join(kitFolder, name)),
];
// English comes when it is needed: the pseudo-language stands in its place before
for (const file of files) jest.doMock(file, () => pseudoTexts(jest.requireActual<LocaleTexts>(file)));

/** Facts of the installation and the site of the exhibition as it is shown. */
const contacts = ['© Directorate', 'Mon–Fri', '8 800 000-00-00', 'help@fairfront.example', 'technoforum.example'];

const untranslatedAt = async (address: string, token: string | null = 'test-token') => {
  storedLocale.write('en');
  const shell = await startShell({ address, token }, (fake) =>
    fake.on('get', '/auth/user', () => ({ data: buildUser({ locale: 'en' }) })),
  );
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveTextContent('⟦');
    expect(shell.queryClient.isFetching()).toBe(0);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
  const answers = shell.queryClient.getQueryCache().getAll();
  return untranslatedIn(document.body, [contacts, answers.map(({ state }) => state.data)]);
};

it.each(['/', '/participant/101', '/participant/101/deadlines', '/nowhere'])(
  'every text of %s comes from the locale files [SHELL-563]',
  async (address) => expect(await untranslatedAt(address)).toEqual([]),
);

it.each(['/login', '/recovery'])('so does every text that a visitor of %s sees [SHELL-563]', async (address) =>
  expect(await untranslatedAt(address, null)).toEqual([]),
);
