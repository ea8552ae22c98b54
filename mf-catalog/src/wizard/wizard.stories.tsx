import { buildUserWithRole } from '@fairfront/shared-kit/testing';
import { remoteStories } from '@fairfront/shared-kit/testing/stories';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { catalogueSteps, stepNumber } from '@fairfront/shared-kit/domain/catalogue/wizard';
import remote from '../remote';
import { t } from '../story-texts';
import {
  buildCatalogueOrder,
  catalogueNow,
  catalogueRubrics,
  completeDraft,
  createCatalogueApi,
  exporterRubrics,
  withCatalogue,
  type CatalogueWorld,
} from '../testing/catalogue-api';
import { enteredTexts } from '../testing/entered-texts';
import { templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import { holdWizard } from '../context/draft-store';
import type { Wizard } from '../context/wizard-context';

export default { title: 'Remotes/Catalogue/Wizard' };

const { modal } = remoteStories('catalog', remote);
const draft = completeDraft({ ...enteredTexts, rubrics: [{ id: 205, services: [5] }] });
const template = {
  ...templateT1,
  is_mark: true,
  mark_title_rus: 'Знак «Сделано на Волге»',
  mark_title_eng: 'Made on the Volga',
};

const fixture =
  (world: CatalogueWorld = {}, options: { now?: string; role?: 'read' } = {}) =>
  () => ({
    now: options.now ?? catalogueNow,
    participation: withCatalogue(world.order === null ? null : 1),
    api: createCatalogueApi({ template, ...world }).api,
    ...(options.role ? { user: buildUserWithRole(options.role) } : {}),
  });
const begun = buildCatalogueOrder(draft, {}, template);

export const Empty = modal('event-modal-catalog', {}, fixture({ order: null }));
export const Draft = modal('event-modal-catalog', {}, fixture({ order: begun }));
export const Returned = modal(
  'event-modal-catalog',
  {},
  fixture({
    order: {
      ...begun,
      return_reason: t('review.reason'),
      return_comments: [
        {
          id: 1,
          step_key: 'alphabet',
          field: 'companyNameEng',
          text: t('review.nameQuestion'),
          answer: t('review.nameAnswer'),
        },
        {
          id: 2,
          step_key: 'alphabet',
          field: 'companyInfo',
          text: t('review.proveTheBest'),
          answer: null,
        },
        { id: 3, step_key: 'rubrics', field: null, text: t('review.closedRubric'), answer: null },
      ],
    },
  }),
);
export const ReadOnly = modal('event-modal-catalog', {}, fixture({ order: begun }, { role: 'read' }));
export const PeriodOver = modal(
  'event-modal-catalog',
  {},
  fixture({ order: begun }, { now: '2026-05-20T12:00:00+03:00' }),
);
export const Sent = modal('event-modal-catalog', {}, fixture({ order: { ...begun, status: 'sent' } }));

/** Two people have changed the phone concurrently; the wizard returns with the conflict from the rubric picker. */
export const Conflict = modal('event-modal-catalog', {}, () => {
  const wizard = {
    template,
    rubrics: { main: catalogueRubrics, exporter: exporterRubrics },
    draft: { ...draft, companyPhone: '+78310000014' },
    step: 'alphabet',
  } as unknown as Wizard;
  const conflicts = [{ field: 'companyPhone', mine: '+78310000014', theirs: '+78310000010' }];
  holdWizard(101, { wizard, kept: { order: begun, stored: { ...draft, companyPhone: '+78310000010' }, conflicts } });
  return fixture({ order: begun })();
});

const StepList = () => {
  const { t } = useTranslation('catalog');
  return (
    <ol>
      {catalogueSteps.map((key) => (
        <li key={key} value={stepNumber(key)}>
          {t(`wizard.steps.${key}`)} <code>{key}</code>
        </li>
      ))}
    </ol>
  );
};

/** The step order for the organiser's check. */
export const Steps = remoteStories('catalog', {
  ...remote,
  screens: { participant: { path: '/participant/:id', load: () => Promise.resolve({ default: StepList }) } },
}).screen('participant', fixture());
