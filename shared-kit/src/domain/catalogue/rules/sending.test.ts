import type { OrderFile, ReturnComment } from '../catalogue-order';
import type { OrderDraft } from '../order-draft';
import { emptyDraft } from '../order-draft';
import { priceOrder } from '../pricing/price-order';
import { serviceOf, testTemplate } from '../testing';
import { isMildWarning, previewWarnings } from './preview-warnings';
import { allowingServices, isUploadAllowed, noFiles, type OrderFiles } from './required-files';
import { sendBlockers, stepOfService } from './send-blockers';

const file: OrderFile = { id: 1, original_name: 'файл.pdf', extension: 'pdf', size: 1 };
const rubric = { id: 205, services: [5] };
const draftOf = (changes: Partial<OrderDraft>): OrderDraft => ({ ...emptyDraft('RUR'), rubrics: [rubric], ...changes });
const ads = (changes: Partial<OrderDraft['adServices']>) => ({
  adServices: { catalog: [], guide: [], other: [], ...changes },
});
const blockers = (
  changes: Partial<OrderDraft>,
  files: Partial<OrderFiles> = {},
  { template = testTemplate, comments = [] as ReturnComment[] } = {},
) => {
  const draft = draftOf(changes);
  const priced = priceOrder(template, draft, { vatRate: 20, isNotResident: false });
  return sendBlockers(draft, template, priced, { ...noFiles, ...files }, comments);
};
const codes = (...input: Parameters<typeof blockers>) => blockers(...input).map(({ code }) => code);
const signed = { confirmation: file };

describe('blockers of sending [CAT-142] [CAT-143] [CAT-144] [CAT-145]', () => {
  it('are empty for a free order [CAT-189] [CAT-196]', () => {
    expect(blockers({})).toEqual([]);
  });

  it('include a missing signed order if the total is above zero [CAT-196] [CAT-288]', () => {
    expect(blockers(ads({ other: [17] }))).toEqual([
      { code: 'confirmation_missing', step: 'preview', field: null, ids: [] },
    ]);
    expect(blockers(ads({ other: [17] }), signed)).toEqual([]);
  });

  it('include an unknown price, on the step of its item [CAT-196] [CAT-288]', () => {
    expect(blockers({ currency: 'USD', ...ads({ other: [17] }) }, signed)).toEqual([
      { code: 'price_missing', step: 'ads', field: null, ids: [17] },
    ]);
  });

  it('include a missing rubric [CAT-244]', () => {
    expect(blockers({ rubrics: [] })).toEqual([
      { code: 'rubrics_missing', step: 'rubrics', field: 'rubrics', ids: [] },
    ]);
  });

  it('include a full entry without an address, with its rubric [CAT-094] [CAT-288]', () => {
    expect(blockers({ rubrics: [rubric, { id: 206, services: [6] }] }, signed)).toEqual([
      { code: 'full_address_missing', step: 'rubrics', field: 'rubricAddresses', ids: [206] },
    ]);
  });

  it.each<[string, Partial<OrderDraft>, Partial<OrderFiles>, string[]]>([
    ['a logo', { selectedLogoPlacementIds: [14] }, {}, ['logo_missing']],
    [
      'a logo, by link only',
      { selectedLogoPlacementIds: [14], packagePlacementLogoLink: 'https://a.example' },
      {},
      ['logo_missing'],
    ],
    ['a logo that is there', { selectedLogoPlacementIds: [14] }, { logo: file }, []],
    ['an ad module', ads({ catalog: [15] }), {}, ['ad_module_missing']],
    ['an ad module with a cover', ads({ catalog: [15] }), { company_cover: file }, []],
    ['an ad module with a presentation', ads({ catalog: [15] }), { presentation: file }, []],
    ['graphics', ads({ guide: [16] }), {}, ['graphics_missing']],
    ['graphics by a link', { graphicFilesLink: 'https://a.example', ...ads({ guide: [16] }) }, {}, []],
    ['graphics by a file', ads({ guide: [16] }), { graphics: file }, []],
    ['a logo of the content of a package', { selectedMajorPackageIds: [10] }, {}, ['logo_missing']],
    ['unused files', {}, { logo: file, company_cover: file }, []],
  ])(
    'for services that require %s are %j [CAT-142] [CAT-143] [CAT-144] [CAT-145]',
    (_name, changes, files, expected) => {
      expect(codes(changes, { ...signed, ...files })).toEqual(expected);
    },
  );

  it('consider the flags of rubric services too [CAT-145]', () => {
    const services = [...testTemplate.services, serviceOf(30, 'rubricator_options', { is_required_ad_module: true })];
    const template = { ...testTemplate, services };
    expect(blockers({ rubrics: [{ id: 205, services: [5, 30] }] }, signed, { template })).toEqual([
      { code: 'ad_module_missing', step: 'rubrics', field: null, ids: [30] },
    ]);
  });

  it('include an unanswered comment of the organiser, on its field [CAT-298]', () => {
    const comment: ReturnComment = {
      id: 3,
      step_key: 'alphabet',
      field: 'companyInfo',
      text: 'Сократите',
      answer: null,
    };
    const answered = { ...comment, id: 4, answer: 'Сократили' };
    expect(blockers({}, {}, { comments: [answered, comment, { ...comment, id: 5, answer: ' ' }] })).toEqual([
      { code: 'comments_unanswered', step: 'alphabet', field: 'companyInfo', ids: [3, 5] },
    ]);
    expect(blockers({}, {}, { comments: [answered] })).toEqual([]);
  });

  it('are listed completely in the order of the steps [CAT-288]', () => {
    const changes = {
      rubrics: [{ id: 205, services: [6] }],
      selectedLogoPlacementIds: [14],
      ...ads({ catalog: [15], guide: [16] }),
    };
    expect(blockers(changes).map(({ code, step }) => [code, step])).toEqual([
      ['full_address_missing', 'rubrics'],
      ['logo_missing', 'packages'],
      ['ad_module_missing', 'ads'],
      ['graphics_missing', 'ads'],
      ['confirmation_missing', 'preview'],
    ]);
  });

  it.each([
    [1, 'alphabet'],
    [6, 'rubrics'],
    [4, 'rubrics'],
    [13, 'packages'],
    [16, 'ads'],
  ])('lead from service %i to %s [CAT-288]', (id, step) => {
    expect(stepOfService(testTemplate, id)).toBe(step);
  });
});

describe('warnings of the preview', () => {
  const warningsOf = (changes: Partial<OrderDraft>, files: Partial<OrderFiles>) =>
    previewWarnings(draftOf(changes), testTemplate, { ...noFiles, ...files }, false);

  type Case = [changes: Partial<OrderDraft>, files: Partial<OrderFiles>, warnings: string[]];
  const logos: Case[] = [
    [{ selectedLogoPlacementIds: [14] }, {}, ['logo_missing']],
    [{}, { logo: file }, ['logo_unused']],
    [{ selectedLogoPlacementIds: [14] }, { logo: file }, []],
  ];
  it.each(logos)('of the logo with %j and %j are %j [CAT-137] [CAT-138]', (changes, files, expected) => {
    expect(warningsOf(changes, files)).toEqual(expected);
  });

  const covers: Case[] = [
    [ads({ catalog: [15] }), {}, ['ad_module_missing']],
    [{}, { company_cover: file }, ['cover_unused']],
    [{}, { presentation: file }, ['cover_unused']],
    [ads({ catalog: [15] }), { company_cover: file }, []],
    [ads({ catalog: [15] }), { presentation: file }, []],
  ];
  it.each(covers)('of cover and ad module with %j and %j are %j [CAT-139] [CAT-140]', (changes, files, expected) => {
    expect(warningsOf(changes, files)).toEqual(expected);
  });

  const graphics: Case[] = [
    [ads({ guide: [16] }), {}, ['graphics_missing']],
    [ads({ guide: [16] }), { graphics: file }, []],
    [{ ...ads({ guide: [16] }), graphicFilesLink: 'https://files.example/a.zip' }, {}, []],
    [{}, { graphics: file }, []],
  ];
  it.each(graphics)('of graphics with %j and %j are %j [CAT-141]', (changes, files, expected) => {
    expect(warningsOf(changes, files)).toEqual(expected);
  });

  it('are hidden for a placed order [CAT-136]', () => {
    expect(previewWarnings(draftOf({}), testTemplate, { ...noFiles, logo: file }, true)).toEqual([]);
  });

  it('block sending unless a file is merely unused [CAT-144]', () => {
    const all = ['logo_missing', 'logo_unused', 'ad_module_missing', 'cover_unused', 'graphics_missing'] as const;
    expect(all.filter(isMildWarning)).toEqual(['logo_unused', 'cover_unused']);
  });
});

describe('uploads', () => {
  const none = draftOf({});

  it.each([
    ['logo', draftOf({ selectedLogoPlacementIds: [14] })],
    ['logo', draftOf({ selectedMajorPackageIds: [10] })],
    ['company-cover', draftOf(ads({ catalog: [15] }))],
  ] as const)('of the %s are allowed by a service that requires it [CAT-157] [CAT-158]', (type, draft) => {
    expect([isUploadAllowed(none, testTemplate, type), isUploadAllowed(draft, testTemplate, type)]).toEqual([
      false,
      true,
    ]);
  });

  it.each(['presentation', 'graphics'] as const)('of the %s need no service [CAT-157]', (type) => {
    expect(isUploadAllowed(none, testTemplate, type)).toBe(true);
    expect(allowingServices(testTemplate, type)).toEqual([]);
  });

  it('list the services that would allow them, including packages with such contents [CAT-158]', () => {
    expect(allowingServices(testTemplate, 'logo').map(({ id }) => id)).toEqual([10, 14]);
    expect(allowingServices(testTemplate, 'company-cover').map(({ id }) => id)).toEqual([15]);
  });
});
