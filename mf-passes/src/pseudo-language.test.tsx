import { inPseudoLanguage, pseudoText, untranslatedOnPage } from '@fairfront/shared-kit/testing/pseudo-language';
import {
  buildPersonalPass,
  createFakeApi,
  renderInPlatform,
  renderTile,
  screen,
  type RenderedInPlatform,
} from '@fairfront/shared-kit/testing';
import InstallationPassesModal from './installation-passes/installation-passes.modal';
import en from './locales/en.json';
import ru from './locales/ru.json';
import PassDetailModal from './pass-detail/pass-detail.modal';
import remote from './remote';
import { open as openCars } from './testing/car-passes-fixture';
import { accepted, now, open as openPeople, rejected, visa, waiting } from './testing/participant-passes-fixture';
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

it.each(Object.keys(forms))('so does every text of the form %s, with its errors [SHELL-563]', async (name) => {
  const opened = forms[name]?.();
  if (!opened) throw new Error(name);
  await sendEmpty(opened);
  expect(await screen.findAllByText(pseudoText('This field is required'))).not.toEqual([]);
  expect(await untranslatedOnPage(opened.platform)).toEqual([]);
});

it.each(Object.keys(remote.tiles ?? {}))('so does every text of the tile %s [SHELL-563]', async (name) => {
  const tile = await remote.tiles?.[name]?.load();
  if (!tile) throw new Error(name);
  const { api } = createPassesApi({ passes: people });
  stubCarPasses(api, []);
  const { platform } = renderTile(tile.default, { ...spoken, modalTitle: undefined, now, api });
  expect(await untranslatedOnPage(platform)).toEqual([]);
});
