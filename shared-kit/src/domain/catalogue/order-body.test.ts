import type { CatalogueOrder } from './catalogue-order';
import { bodyOfDraft, choicesOfDraft, draftOfBody, draftOfOrder } from './order-body';
import type { OrderBodyInput } from './order-body-reading';
import { emptyDraft } from './order-draft';
import { testDraft, testTemplate } from './testing';
import { draftPathOfWire, stepOfField, wireFieldOf } from './wire-fields';

const plain = { order_value: null, quantity: 1, rubric_id: null };
/** The selections of a response; the other fields of an order are not in the form. */
const answered = (draft = testDraft, template = testTemplate) =>
  choicesOfDraft(draft, template, 'rubrics') as unknown as CatalogueOrder;

describe('bodyOfDraft', () => {
  it('uses API names for company fields and selections [CAT-219] [CAT-283]', () => {
    expect(bodyOfDraft(testDraft, testTemplate, 'rubrics')).toEqual({
      step: 2,
      step_key: 'rubrics',
      currency: 'RUR',
      name_rus: 'ООО «Северная механика»',
      name_eng: 'Severnaya Mekhanika LLC',
      country: { id: 1 },
      catalog_country: { id: 1 },
      is_russian_exporter: true,
      is_mark: true,
      is_import_substitution: true,
      information_rus: 'Производим фрезерные станки.',
      information_eng: 'We make milling machines.',
      type: 'ООО',
      address: 'Нижний Новгород, ул. Станочная, 14',
      website: 'северная-механика.рф',
      email: 'info@severmech.example',
      phone: '+78310000000',
      fax: '+78310000001',
      stands: '[{"id":4,"value":"24C10"},{"id":7,"value":"A-12"}]',
      logo_link: 'https://files.example/logo',
      graphics_link: 'https://files.example/graphics',
      video_link: 'http://files.example/video',
      services: [
        { ...plain, id: 11 },
        { ...plain, id: 10 },
        { ...plain, id: 13 },
        { ...plain, id: 14 },
        { ...plain, id: 15 },
        { ...plain, id: 16 },
        { ...plain, id: 17 },
        { ...plain, id: 1, order_value: 'Казань, ул. Заводская, 3' },
        { ...plain, id: 2, order_value: 'Пермь, ул. Мира, 1', rubric_id: 205 },
      ],
      rubrics: [
        { id: 206, services: [5, 7] },
        { id: 205, services: [6, 8] },
      ],
      exporter_rubrics: [902, 901],
    });
  });

  it('trims texts and drops empty addresses and stands [CAT-065] [CAT-075] [CAT-221]', () => {
    const draft = {
      ...emptyDraft('RUR'),
      companyName: '  Завод ',
      companyInfo: ' Станки\n',
      companyAddresses: [
        { id: 1, address: '  ' },
        { id: 2, address: ' Казань ' },
        { id: 3, address: '' },
        { id: 4, address: 'Пермь' },
      ],
      companyStands: [
        { id: 1, value: ' ' },
        { id: 2, value: '24C10' },
      ],
      rubrics: [{ id: 205, services: [6] }],
      rubricAddresses: [{ id: 1, rubricId: 205, address: ' ' }],
    };
    expect(bodyOfDraft(draft, testTemplate, 'alphabet')).toMatchObject({
      name_rus: 'Завод',
      information_rus: 'Станки',
      address: 'Казань',
      stands: '[{"id":2,"value":"24C10"}]',
      services: [{ ...plain, id: 1, order_value: 'Пермь' }],
    });
  });
});

describe('draftOfBody and draftOfOrder', () => {
  it('restore the sent draft with the order of its rubrics and its links [CAT-222]', () => {
    expect(draftOfBody(bodyOfDraft(testDraft, testTemplate, 'ads'), testTemplate)).toEqual({ draft: testDraft });
    expect(draftOfOrder(answered(), testTemplate)).toEqual(testDraft);
  });

  it('keep empty optional fields empty and read null and missing fields as empty [CAT-222] [CAT-283]', () => {
    const empty = emptyDraft('USD');
    expect(draftOfBody(bodyOfDraft(empty, testTemplate, 'alphabet'), testTemplate)).toEqual({ draft: empty });
    const nulls = { currency: 'USD', website: null, stands: null, services: null, type: null, logo_link: null };
    expect(draftOfBody(nulls, testTemplate)).toEqual({ draft: empty });
  });

  it('accept stands as a JSON string and as a list [CAT-220]', () => {
    const rows = [{ id: 3, value: '24C10' }];
    const body = bodyOfDraft(testDraft, testTemplate, 'ads');
    for (const stands of [rows, JSON.stringify(rows)])
      expect(draftOfBody({ ...body, stands }, testTemplate).draft?.companyStands).toEqual(rows);
  });

  it('ignore description blocks and rubric packages, which the server computes [CAT-221]', () => {
    const services = [3, 4].map((id) => ({ ...plain, id, quantity: 9 }));
    expect(draftOfBody({ currency: 'RUR', services }, testTemplate)).toEqual({ draft: emptyDraft('RUR') });
  });

  it.each<[string, OrderBodyInput, string, string]>([
    ['a service of another template', { services: [{ ...plain, id: 99 }] }, 'services.0.id', 'service_unknown'],
    ['a service of a rubric', { services: [{ ...plain, id: 5 }] }, 'services.0.id', 'service_misplaced'],
    ['a service of an unknown type', { services: [{ ...plain, id: 19 }] }, 'services.0.id', 'service_unknown'],
    [
      'an ad service in a rubric',
      { rubrics: [{ id: 205, services: [5, 17] }] },
      'rubrics.0.services.1',
      'service_misplaced',
    ],
    [
      'a foreign service in a rubric',
      { rubrics: [{ id: 205, services: [99] }] },
      'rubrics.0.services.0',
      'service_unknown',
    ],
    [
      'a service of a rubric twice',
      { rubrics: [{ id: 205, services: [5, 5] }] },
      'rubrics.0.services.1',
      'service_twice',
    ],
    [
      'a rubric twice',
      {
        rubrics: [
          { id: 205, services: [] },
          { id: 205, services: [5] },
        ],
      },
      'rubrics.1.id',
      'rubric_twice',
    ],
    ['an exporter rubric twice', { exporter_rubrics: [901, 902, 901] }, 'exporter_rubrics.2', 'rubric_twice'],
    [
      'a package twice',
      {
        services: [
          { ...plain, id: 10 },
          { ...plain, id: 10 },
        ],
      },
      'services.1.id',
      'service_twice',
    ],
    [
      'a placement twice',
      {
        services: [
          { ...plain, id: 14 },
          { ...plain, id: 14 },
        ],
      },
      'services.1.id',
      'service_twice',
    ],
    [
      'an ad service twice',
      {
        services: [
          { ...plain, id: 17 },
          { ...plain, id: 17 },
        ],
      },
      'services.1.id',
      'service_twice',
    ],
    [
      'a second additional package',
      {
        services: [
          { ...plain, id: 13 },
          { ...plain, id: 18 },
        ],
      },
      'services.1.id',
      'additional_package_second',
    ],
    [
      'an address of a rubric that is not chosen',
      { services: [{ ...plain, id: 2, order_value: 'Пермь', rubric_id: 205 }] },
      'services.0.rubric_id',
      'rubric_not_chosen',
    ],
    ['an address of no rubric', { services: [{ ...plain, id: 2 }] }, 'services.0.rubric_id', 'rubric_not_chosen'],
    [
      'a package with a rubric',
      { rubrics: [{ id: 205, services: [] }], services: [{ ...plain, id: 10, rubric_id: 205 }] },
      'services.0.rubric_id',
      'service_misplaced',
    ],
    ['stands that are no list', { stands: '{"id":1}' }, 'stands', 'stands_invalid'],
    ['stands that are no JSON', { stands: '24C10' }, 'stands', 'stands_invalid'],
    [
      'two stands with one number',
      {
        stands: [
          { id: 1, value: 'A1' },
          { id: 1, value: 'A2' },
        ],
      },
      'stands',
      'stands_invalid',
    ],
  ])('reject %s [CAT-220] [CAT-242] [CAT-283]', (_name, body, field, code) => {
    expect(draftOfBody({ currency: 'RUR', ...body }, testTemplate)).toEqual({
      errors: { [field]: { code, params: {} } },
    });
  });

  it('accept several equal addresses as one entry each [CAT-283]', () => {
    const entry = { ...plain, id: 1, order_value: 'Казань' };
    const read = draftOfBody({ currency: 'RUR', address: 'Казань', services: [entry, entry] }, testTemplate);
    expect(read.draft?.companyAddresses.map(({ address }) => address)).toEqual(['Казань', 'Казань', 'Казань']);
  });

  it('skip what a changed template no longer offers when an order is loaded', () => {
    const smaller = { ...testTemplate, services: testTemplate.services.filter(({ id }) => id !== 10 && id !== 7) };
    expect(draftOfOrder(answered(), smaller)).toMatchObject({
      selectedMajorPackageIds: [11],
      rubrics: [
        { id: 206, services: [5] },
        { id: 205, services: [6, 8] },
      ],
    });
  });
});

it.each([
  ['companyName', 'name_rus', 'alphabet'],
  ['companyStands.1.value', 'stands.1.value', 'alphabet'],
  ['companyAddresses.1.address', 'address', 'alphabet'],
  ['rubrics.0.services', 'rubrics.0.services', 'rubrics'],
  ['rubricAddresses.3.address', 'services', 'rubrics'],
  ['exporterRubrics.0', 'exporter_rubrics.0', 'exporter'],
  ['adVideoFilesLink', 'video_link', 'ads'],
])('%s is %s in the API, on step %s [CAT-219]', (path, wire, step) => {
  expect([wireFieldOf(path), stepOfField(path)]).toEqual([wire, step]);
});

it.each([
  ['name_eng', 'companyNameEng'],
  ['stands.0.value', 'companyStands.0.value'],
  ['services.2.id', null],
  ['file', null],
])('a server error for %s belongs to %s [CAT-219]', (wire, path) => {
  expect(draftPathOfWire(wire)).toBe(path);
});
