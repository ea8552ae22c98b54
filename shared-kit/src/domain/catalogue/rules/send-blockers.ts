import type { ReturnComment } from '../catalogue-order';
import type { CatalogueTemplate } from '../catalogue-template';
import { linesWithoutPrice } from '../pricing/missing-prices';
import type { PricedOrder } from '../pricing/priced-order';
import { templateIndex } from '../pricing/template-index';
import type { OrderDraft } from '../order-draft';
import { stepNumber, type CatalogueStepKey } from '../wizard/step-keys';
import { hasFile, servicesRequiring, type FileNeed, type OrderFiles } from './required-files';
import { rubricsWithoutAddress } from './rubric-services';

/** A code of `errors` in the locale files. */
export type SendBlockerCode =
  | 'rubrics_missing'
  | 'full_address_missing'
  | 'price_missing'
  | 'logo_missing'
  | 'ad_module_missing'
  | 'graphics_missing'
  | 'confirmation_missing'
  | 'comments_unanswered';

/** Something that blocks sending, and where to fix it. */
export interface SendBlocker {
  code: SendBlockerCode;
  step: CatalogueStepKey;
  /** Path in the draft; null: the step as a whole. */
  field: string | null;
  /** Ids of rubrics without an address, services without a price or requiring a file, or unanswered comments. */
  ids: readonly number[];
}

const stepsOfTypes: Readonly<Record<string, CatalogueStepKey>> = {
  extra_address_alphabetical_list: 'alphabet',
  extra_line_alphabetical_list: 'alphabet',
  service_packages: 'packages',
  service_packages_additional: 'packages',
  alphabetical_list_options: 'packages',
  advertising_services_catalog: 'ads',
  advertising_services_guide: 'ads',
  other_advertising_services: 'ads',
};

/** The step on which a service is selected; rubric services belong to the rubrics step. */
export const stepOfService = (template: CatalogueTemplate, serviceId: number): CatalogueStepKey =>
  stepsOfTypes[templateIndex(template).byId.get(serviceId)?.type ?? ''] ?? 'rubrics';

const needs: readonly FileNeed[] = ['logo', 'ad_module', 'graphics'];

/** One blocker for each step with items without a price. */
const priceBlockers = (template: CatalogueTemplate, priced: PricedOrder): SendBlocker[] => {
  const bySteps = new Map<CatalogueStepKey, number[]>();
  for (const { kind, service_id: id } of linesWithoutPrice(priced)) {
    const step = kind === 'exporter' ? 'exporter' : stepOfService(template, id);
    bySteps.set(step, [...(bySteps.get(step) ?? []), id]);
  }
  return [...bySteps].map(([step, ids]) => ({ code: 'price_missing', step, field: null, ids }));
};

/** Missing files of the services that require them, on the step of the first of these services. */
const fileBlockers = (draft: OrderDraft, template: CatalogueTemplate, files: OrderFiles): SendBlocker[] =>
  needs.flatMap((need) => {
    const [first, ...others] = servicesRequiring(draft, template, need);
    if (!first || hasFile(draft, files, need)) return [];
    return {
      code: `${need}_missing` as const,
      step: need === 'logo' ? 'packages' : need === 'graphics' ? 'ads' : stepOfService(template, first.id),
      field: need === 'graphics' ? 'graphicFilesLink' : null,
      ids: [first, ...others].map(({ id }) => id),
    };
  });

/**
 * Everything that blocks sending, in the built-in order of steps: at least one rubric, an address for each
 * full entry, all prices known, the signed order uploaded if the total is above zero, the
 * required files, the organiser's comments answered. Used by screen and server.
 */
export const sendBlockers = (
  draft: OrderDraft,
  template: CatalogueTemplate,
  priced: PricedOrder,
  files: OrderFiles,
  comments: readonly ReturnComment[] = [],
): SendBlocker[] => {
  const withoutAddress = rubricsWithoutAddress(draft, template);
  const unanswered = comments.filter(({ answer }) => (answer ?? '').trim() === '');
  const [firstUnanswered] = unanswered;
  const total = priced.totals.with_vat;
  const found: readonly (SendBlocker | false | undefined)[] = [
    draft.rubrics.length === 0 && { code: 'rubrics_missing', step: 'rubrics', field: 'rubrics', ids: [] },
    withoutAddress.length > 0 && {
      code: 'full_address_missing',
      step: 'rubrics',
      field: 'rubricAddresses',
      ids: withoutAddress,
    },
    ...priceBlockers(template, priced),
    ...fileBlockers(draft, template, files),
    firstUnanswered && {
      code: 'comments_unanswered',
      step: firstUnanswered.step_key,
      field: firstUnanswered.field,
      ids: unanswered.map(({ id }) => id),
    },
    total !== null &&
      total > 0 &&
      files.confirmation === null && { code: 'confirmation_missing', step: 'preview', field: null, ids: [] },
  ];
  return found
    .filter((blocker): blocker is SendBlocker => Boolean(blocker))
    .sort((one, other) => stepNumber(one.step) - stepNumber(other.step));
};
