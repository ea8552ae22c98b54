import { act, renderInPlatform, screen, startClock, type TestClock } from '@fairfront/shared-kit/testing';
import { createLazyDraftCheck } from '../embed/draft-check-on-demand';
import { en, ru } from '../testing/texts';
import {
  buildCatalogueOrder,
  completeDraft,
  createCatalogueApi,
  openDraft,
  withCatalogue,
  type CatalogueWorld,
} from '../testing/catalogue-api';
import CatalogueWizardModal from './catalogue-wizard.modal';
import { draftCheck } from './draft-check';
import type { DraftCheckSource } from './use-draft-check';

// as in an embed: the rules load when the test releases them
let mockUseDraftCheck: () => DraftCheckSource;
jest.mock('./use-draft-check', () => ({ useDraftCheck: () => mockUseDraftCheck() }));

let bring: () => Promise<void>;
let tries: number;
let clock: TestClock;
beforeEach(() => {
  clock = startClock('2026-04-09T09:00:00Z');
  tries = 0;
  let release = () => {};
  const here = new Promise<void>((resolve) => {
    release = resolve;
  });
  mockUseDraftCheck = createLazyDraftCheck(async () => {
    tries += 1;
    await here;
    return draftCheck;
  });
  bring = () => act(async () => release());
});
afterEach(() => sessionStorage.clear());

const path = '/participants/{id}/catalog-orders/{orderId}';
const open = (world: CatalogueWorld = {}) => {
  const server = createCatalogueApi(world);
  const rendered = renderInPlatform(<CatalogueWizardModal params={{}} />, {
    texts: { catalog: { ru, en } },
    modalTitle: en.title,
    participation: withCatalogue(world.order === null ? null : 1),
    api: server.api,
  });
  return { ...rendered, ...server };
};
const phone = () => screen.findByRole('textbox', { name: 'Phone' });

it('step 1 is usable before its rules have loaded: nothing is refused and no error is shown [CAT-277]', async () => {
  const { person } = open({ order: buildCatalogueOrder(completeDraft({ companyName: '' })) });
  await person.type(await phone(), '8');
  await person.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  expect(screen.queryByText(en.errors.name_rus_required)).toBeNull();
  expect(screen.queryByText(en.errors.phone_invalid)).toBeNull();
  expect(screen.queryByRole('button', { name: /to fix/ })).toBeNull();
});

it('Next waits for the rules, and a violation is shown at its field on the same step [CAT-022] [CAT-277]', async () => {
  const { person, catalogue } = open({ order: buildCatalogueOrder(completeDraft({ companyName: '' })) });
  await phone();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await bring();
  expect((await screen.findAllByText(en.errors.name_rus_required))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Phone' })).toBeVisible();
  expect(catalogue.sent('put', path)).toEqual([]);
});

it('Next waits for the rules and continues when they are met [CAT-043] [CAT-277]', async () => {
  const { person, catalogue } = open({ order: buildCatalogueOrder(completeDraft()) });
  await phone();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await bring();
  expect(await screen.findByText('Step 2 of 5: Rubrics')).toBeInTheDocument();
  expect(catalogue.sent('put', path)).toHaveLength(1);
});

it('a change requests the rules and is saved once they have loaded [CAT-277] [CAT-293]', async () => {
  const { person, catalogue } = open({ order: buildCatalogueOrder(completeDraft()) });
  await person.type(await phone(), '+78310000011');
  expect(tries).toBe(1);
  await clock.advance(5_000);
  expect(catalogue.sent('put', path)).toEqual([]);
  expect(screen.queryByText(en.wizard.saved.here)).toBeNull();
  await bring();
  await clock.advance(1_500);
  expect(catalogue.sent('put', path)).toHaveLength(1);
});

it('a draft left on a later step reopens there if the rules allow it [CAT-036] [CAT-277]', async () => {
  open({ order: buildCatalogueOrder(openDraft(), { step_key: 'packages' }) });
  await clock.advance(300);
  expect(screen.queryByRole('navigation', { name: en.title })).toBeNull();
  await bring();
  expect(await screen.findByText('Step 3 of 5: Package placement')).toBeInTheDocument();
});
