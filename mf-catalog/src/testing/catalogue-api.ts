import { buildParticipation, createFakeApi, failWith, type FakeApi } from '@fairfront/shared-kit/testing';
import type { Participation } from '@fairfront/shared-kit/platform';
import type { CataloguePaths } from '../api/catalogue-paths';
import type { CatalogueOrder, OrderBody } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import { emptyDraft, type OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { choicesOfDraft, draftOfBody } from '@fairfront/shared-kit/domain/catalogue/order-body';
import { fromHundredths } from '@fairfront/shared-kit/domain/common';
import { priceOrder } from '@fairfront/shared-kit/domain/catalogue/pricing/price-order';
import { templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import { noFiles } from '@fairfront/shared-kit/domain/catalogue/rules/required-files';

/** 21 days before the deadline of the fixture (30.04.2026). */
export const catalogueNow = '2026-04-09T12:00:00+03:00';

/** Participation 101 with template 1 and this order; null without an order. */
export const withCatalogue = (orderId: number | null = 1, changes: Partial<Participation> = {}): Participation =>
  ({
    ...buildParticipation({
      catalog_order_id: orderId,
      catalog_order_status: orderId === null ? null : 'draft',
      catalog_template_id: templateT1.id,
      ...changes,
    }),
  }) as Participation;

/** A draft whose step 1 is complete. */
export const completeDraft = (changes: Partial<OrderDraft> = {}): OrderDraft => ({
  ...emptyDraft('RUR'),
  companyName: 'Северная механика',
  companyNameEng: 'Severnaya Mekhanika',
  companyCountry: 1,
  companyCountryForBooklet: 1,
  companyAddresses: [{ id: 1, address: 'Мурманск, Портовый проезд, 5' }],
  companyStands: [{ id: 1, value: '24C10' }],
  companyInfo: 'Производим фрезерные и токарные станки.',
  ...changes,
});

/** A draft in which every step is available: step 1 is complete, and one rubric is selected. */
export const openDraft = (changes: Partial<OrderDraft> = {}): OrderDraft =>
  completeDraft({ rubrics: [{ id: 205, services: [4] }], ...changes });

const node = (id: number, code: string, name: string, children: RubricNode[] = []): RubricNode => ({
  id,
  code,
  name_rus: `Рубрика ${name}`,
  name_eng: `Rubric ${name}`,
  is_selected: children.length === 0,
  children,
});

/** Two branches; 205 to 207 can be selected, their parents cannot. */
export const catalogueRubrics: readonly RubricNode[] = [
  node(200, '01', 'A', [node(205, '01.01', 'A1'), node(206, '01.02', 'A2')]),
  node(201, '02', 'B', [node(207, '02.01', 'B1')]),
];
/** The tree of the exporter step. */
export const exporterRubrics: readonly RubricNode[] = [node(901, 'E1', 'E1'), node(902, 'E2', 'E2')];

const countries = [
  { id: 1, name_rus: 'Россия', name_eng: 'Russia', is_simple_visa: true, is_catalog_order_ru_locale: true },
  { id: 2, name_rus: 'Германия', name_eng: 'Germany', is_simple_visa: false, is_catalog_order_ru_locale: false },
];

/** An order as the server returns it for a draft: normalised and priced. */
export const buildCatalogueOrder = (
  draft: OrderDraft = completeDraft(),
  changes: Partial<CatalogueOrder> = {},
  template: CatalogueTemplate = templateT1,
): CatalogueOrder => {
  const { totals } = priceOrder(template, draft, { vatRate: 20, isNotResident: false });
  const units = (amount: number | null) => (amount === null ? null : fromHundredths(amount));
  const { stands, ...choices } = choicesOfDraft(draft, template, changes.step_key ?? 'alphabet');
  const countryOf = (wanted: { id: number } | null) => countries.find(({ id }) => id === wanted?.id) ?? null;
  return {
    ...choices,
    id: 1,
    status: 'draft',
    version: 1,
    stands,
    country: countryOf(choices.country),
    catalog_country: countryOf(choices.catalog_country),
    totals: {
      currency: totals.currency,
      vat_rate: totals.vat_rate,
      without_vat: units(totals.without_vat),
      vat: units(totals.vat),
      with_vat: units(totals.with_vat),
    },
    lines: [],
    ...noFiles,
    return_reason: null,
    rubric_names: null,
    template: null,
    return_comments: [],
    editable_until: null,
    updated_at: '2026-04-09T09:00:00Z',
    submitted_at: null,
    ...changes,
  };
};

/** The initial state of a test API. */
export interface CatalogueWorld {
  template?: CatalogueTemplate;
  /** Null if nobody has started one. */
  order?: CatalogueOrder | null;
  rubrics?: readonly RubricNode[];
}

/** An API that keeps one order like the backend: with versions and normalised values, but without merging. */
export interface CatalogueApi {
  /** For `renderInPlatform`; add stubs with `on`. */
  api: FakeApi;
  /** The same client, typed by the catalogue paths. */
  catalogue: FakeApi<CataloguePaths>;
  /** The stored order. */
  order: () => CatalogueOrder | null;
  /** Simulates a change by a colleague or the organiser; increments the version. */
  change: (changes: Partial<CatalogueOrder>) => CatalogueOrder;
}

/** The response fields that contain package files. */
const fileFields: Readonly<Record<string, 'logo' | 'company_cover' | 'presentation' | 'graphics'>> = {
  logo: 'logo',
  'company-cover': 'company_cover',
  presentation: 'presentation',
  graphics: 'graphics',
};

const recordOf = (body: unknown) => {
  const file = body instanceof FormData ? body.get('file') : null;
  const { name, size } = file instanceof File ? file : { name: '', size: 0 };
  return { original_name: name, extension: name.split('.').at(-1) ?? '', size };
};

/** The catalogue calls with one order behind them. */
export const createCatalogueApi = ({
  template = templateT1,
  order: begun = buildCatalogueOrder(),
  rubrics = catalogueRubrics,
}: CatalogueWorld = {}): CatalogueApi => {
  let order = begun;
  const store = (body: OrderBody, before: CatalogueOrder | null) => {
    const read = draftOfBody(body, template);
    if (!read.draft) return failWith(422, { message: 'The data is invalid' });
    const next = buildCatalogueOrder(read.draft, { step_key: body.step_key }, template);
    order = { ...before, ...next, ...kept(before), version: (before?.version ?? 0) + 1 };
    return { data: order };
  };
  const kept = (before: CatalogueOrder | null): Partial<CatalogueOrder> => {
    if (!before) return {};
    const { id, status, logo, company_cover, presentation, graphics, confirmation, requisites } = before;
    const { return_reason, return_comments, editable_until } = before;
    const files = { logo, company_cover, presentation, graphics, confirmation, requisites };
    return { id, status, ...files, return_reason, return_comments, editable_until };
  };
  const known = () => (order ? { data: order } : failWith(404));
  const change = (changes: Partial<CatalogueOrder>): CatalogueOrder => {
    order = { ...(order ?? buildCatalogueOrder()), ...changes, version: (order?.version ?? 0) + 1 };
    return order;
  };
  const portal = createFakeApi().on('get', '/countries', { data: countries });
  const catalogue = portal as unknown as FakeApi<CataloguePaths>;
  const path = '/participants/{id}/catalog-orders/{orderId}';
  catalogue
    .on('get', '/participants/{id}/catalog-templates/{templateId}', { data: template })
    .on('get', '/participants/{id}/catalog-rubrics', { data: rubrics, exporter: exporterRubrics })
    .on('get', path, known)
    .on('post', '/participants/{id}/catalog-orders', ({ body }) => store(body as OrderBody, null))
    .on('put', path, ({ body }) => {
      const sent = body as OrderBody & { version: number };
      if (!order) return failWith(404);
      if (order.status !== 'draft') return failWith(422, { code: 'order_not_draft', message: 'Sent already' });
      const isOld = sent.version < order.version;
      return isOld ? failWith(409, { code: 'version_conflict', message: 'Changed' }) : store(sent, order);
    })
    .on('post', `${path}/submit`, () => ({
      data: change({ status: 'sent', template, submitted_at: '2026-04-09T09:00:00Z' }),
    }))
    .on('post', `${path}/files/{type}`, ({ params, body }) => {
      const field = fileFields[params['type'] ?? ''] ?? 'logo';
      const record = { id: 71, ...recordOf(body) };
      change({ [field]: record });
      return { data: record };
    })
    .on('delete', `${path}/files/{type}/{fileId}`, ({ params }) => {
      change({ [fileFields[params['type'] ?? ''] ?? 'logo']: null });
      return undefined as never;
    })
    .on('post', `${path}/documents/{kind}`, ({ params, body }) => {
      const record = recordOf(body);
      change({ [params['kind'] ?? '']: record });
      return { data: record };
    })
    .on('delete', `${path}/documents/{kind}`, ({ params }) => {
      change({ [params['kind'] ?? '']: null });
      return undefined as never;
    })
    .on('get', '/participants/{id}/catalog-copy', { data: [] })
    .on('post', `${path}/presence`, () => undefined as never)
    .on('put', `${path}/comments/{commentId}`, ({ params, body }) => {
      const { answer } = body as { answer: string };
      const return_comments = (order?.return_comments ?? []).map((comment) =>
        comment.id === Number(params['commentId']) ? { ...comment, answer } : comment,
      );
      return { data: change({ return_comments }) };
    });
  return { api: portal, catalogue, order: () => order, change };
};
