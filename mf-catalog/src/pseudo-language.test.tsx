import { inPseudoLanguage, pseudoText, untranslatedOnPage } from '@fairfront/shared-kit/testing/pseudo-language';
import { renderInPlatform, renderTile, screen } from '@fairfront/shared-kit/testing';
import enHub from './hub-texts-en';
import ruHub from './hub-texts-ru';
import { en, ru } from './testing/texts';
import { catalogueSteps } from '@fairfront/shared-kit/domain/catalogue/wizard';
import remote from './remote';
import RubricPickerModal from './rubric-picker/rubric-picker.modal';
import {
  buildCatalogueOrder,
  catalogueNow,
  createCatalogueApi,
  openDraft,
  withCatalogue,
} from './testing/catalogue-api';
import { openStep } from './testing/open-step';
import { richTemplate } from './testing/rich-template';

const options = { texts: inPseudoLanguage({ catalog: { ru, en } }), modalTitle: pseudoText(en.title) };
const draft = { companyRussianExporter: true, selectedMajorPackageIds: [10], selectedLogoPlacementIds: [7] };

it.each(catalogueSteps)('every text of the step %s comes from the locale files [SHELL-563]', async (step) => {
  const { platform } = openStep(step, { template: richTemplate, draft, options });
  await screen.findByRole('navigation', { name: pseudoText(en.title) });
  expect(await untranslatedOnPage(platform)).toEqual([]);
});

it('every text of a sent order and of the rubric picker comes from the locale files [SHELL-563]', async () => {
  const sent = openStep('preview', { template: richTemplate, draft, order: { status: 'sent' }, options });
  expect(await untranslatedOnPage(sent.platform)).toEqual([]);
  sent.unmount();
  const { api } = createCatalogueApi({ order: buildCatalogueOrder(openDraft()) });
  const { platform } = renderInPlatform(<RubricPickerModal />, {
    ...options,
    now: catalogueNow,
    participation: withCatalogue(),
    api,
  });
  expect(await untranslatedOnPage(platform)).toEqual([]);
});

const hubTexts = inPseudoLanguage({ catalog: { ru: ruHub, en: enHub } });

it.each(Object.keys(remote.tiles ?? {}))(
  'every text of the tile %s comes from the locale files that the hub loads [SHELL-411] [SHELL-563]',
  async (name) => {
    const tile = await remote.tiles?.[name]?.load();
    if (!tile) throw new Error(name);
    const { platform } = renderTile(tile.default, { texts: hubTexts, now: catalogueNow });
    expect(await untranslatedOnPage(platform)).toEqual([]);
  },
);
