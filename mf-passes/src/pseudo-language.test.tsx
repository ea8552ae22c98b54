import { inPseudoLanguage, pseudoText, untranslatedOnPage } from '@fairfront/shared-kit/testing/pseudo-language';
import {
  createFakeApi,
  failWith,
  renderInPlatform,
  renderTile,
  screen,
  type RenderedInPlatform,
} from '@fairfront/shared-kit/testing';
import InstallationPassesModal from './installation-passes/installation-passes.modal';
import enHub from './hub-texts-en';
import ruHub from './hub-texts-ru';
import { en, ru } from './testing/texts';
import { packageHeadings } from '@fairfront/shared-kit/domain/passes';
import PassDetailModal from './pass-detail/pass-detail.modal';
import remote from './remote';
import { open as openCars } from './testing/car-passes-fixture';
import { accepted, now, open as openPeople, rejected, visa, waiting } from './testing/participant-passes-fixture';
import { buildPersonalPass } from './testing/passes';
import { createPassesApi, stubCarPasses } from './testing/passes-api';

const spoken = { texts: inPseudoLanguage({ passes: { ru, en } }), modalTitle: pseudoText('Passes') };
const people = [accepted, waiting, rejected, visa()];
const sendEmpty = async ({ person }: RenderedInPlatform) =>
  person.click(await screen.findByRole('button', { name: pseudoText('Add') }));

const dialogs: Record<string, () => RenderedInPlatform> = {
  'the list of people': () => openPeople({ ...spoken, passes: people }),
  'no people': () => openPeople({ ...spoken, passes: [], quota: 0 }),
  'the list of vehicles': () => openCars({ ...spoken }),
  'passes for installation': () =>
    renderInPlatform(<InstallationPassesModal params={{}} />, {
      ...spoken,
      now,
      api: createPassesApi({ passes: [buildPersonalPass({ type: 'installation', lastname: 'Белов' })] }).api,
    }),
  'a pass with a visa': () =>
    renderInPlatform(<PassDetailModal params={{ pass: '4' }} />, {
      ...spoken,
      now,
      api: createFakeApi().on('get', '/participants/{id}/personal-passes/{passId}', { data: visa() }),
    }),
};
const forms: Record<string, () => RenderedInPlatform> = {
  'of a person': () => openPeople({ ...spoken, add: true }),
  'of a vehicle': () => openCars({ ...spoken, params: { add: '1' } }),
};

it.each(Object.keys(dialogs))('every text of %s comes from the locale files [SHELL-563]', async (name) => {
  const opened = dialogs[name]?.();
  expect(opened && (await untranslatedOnPage(opened.platform))).toEqual([]);
});

it.each(Object.keys(forms))(
  'every text of the form %s and its errors comes from the locale files [SHELL-563]',
  async (name) => {
    const opened = forms[name]?.();
    if (!opened) throw new Error(name);
    await sendEmpty(opened);
    expect(await screen.findAllByText(pseudoText('This field is required'))).not.toEqual([]);
    expect(await untranslatedOnPage(opened.platform)).toEqual([]);
  },
);

it('every text of the import, its check and an unreadable list comes from the locale files [SHELL-563]', async () => {
  const importPath = '/participants/{id}/personal-passes/import';
  const person = { company_name: 'Acme', lastname: 'Belov', name: 'Ilya', middlename: '' };
  const rows = [
    { row: 2, ...person },
    { row: 3, ...person, name: '' },
    { row: 4, ...person, lastname: 'Orlov2' },
  ];
  const { api } = createPassesApi({ passes: people });
  const opened = openPeople({ ...spoken, api });
  // the file content is data in any language; its headings are those of the template
  const headings = Object.values(packageHeadings).map((heading) => heading.en);
  const cells = rows.flatMap((row) => Object.values(row).map(String));
  const given = ['people.xlsx', 'Orlov', ...headings, ...cells].filter((text) => /\p{L}/u.test(text));
  const untranslated = async () =>
    (await untranslatedOnPage(opened.platform)).filter((text) => !given.some((one) => text.includes(one)));
  const choose = async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No file can be chosen');
    await opened.person.upload(input, new File(['content'], 'people.xlsx'));
  };
  await opened.person.click(
    await screen.findByRole('button', { name: pseudoText('Pack of participant certificates') }),
  );
  expect(await untranslatedOnPage(opened.platform)).toEqual([]);
  api.on('post', importPath, failWith(422, { code: 'blank_invalid' }));
  await choose();
  await screen.findByText(pseudoText(en.errors.blank_invalid));
  expect(await untranslated()).toEqual([]);
  api.on('post', importPath, {
    data: {
      ...{ rows, valid: 1, errors: {}, quota: { count: 1, total: 20 } },
      duplicates: [{ row: 2, of: null, since: '2026-04-10T08:00:00.000Z' }],
      columns: { company_name: 0, lastname: 1, name: 2, middlename: 3 },
      facts: {
        ...{ encoding: 'windows-1251', delimiter: ';', stray_quotes: [2] },
        ...{ hidden_rows: [2], hidden_columns: [3], formulas: [{ row: 2, column: 1 }] },
      },
    },
  });
  await choose();
  await screen.findByRole('grid');
  expect(await untranslated()).toEqual([]);
});

const hubTexts = inPseudoLanguage({ passes: { ru: ruHub, en: enHub } });

it.each(Object.keys(remote.tiles ?? {}))(
  'every text of the tile %s comes from the locale files that the hub loads [SHELL-411] [SHELL-563]',
  async (name) => {
    const tile = await remote.tiles?.[name]?.load();
    if (!tile) throw new Error(name);
    const { api } = createPassesApi({ passes: people });
    stubCarPasses(api, []);
    const { platform } = renderTile(tile.default, { texts: hubTexts, now, api });
    expect(await untranslatedOnPage(platform)).toEqual([]);
  },
);
