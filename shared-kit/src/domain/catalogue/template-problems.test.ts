import { templateT1 } from './pricing/template-t1';
import { rubricsLimit } from './rubric-tree';
import { templateProblems, type TemplateUpload } from './template-problems';
import type { RubricNode } from './rubric-tree';

const { id: _id, catalog_order_ended_at: _until, ...template } = templateT1;
const node = (id: number, children: RubricNode[] = []): RubricNode => ({
  id,
  code: String(id),
  name_rus: 'Станки',
  name_eng: 'Machines',
  is_selected: true,
  children,
});
const upload: TemplateUpload = { template, rubrics: [node(1, [node(2)])], exporter: [node(1)] };
const withTemplate = (changes: Partial<TemplateUpload['template']>) =>
  templateProblems({ ...upload, template: { ...template, ...changes } });
const [first, ...others] = template.services;
const changed = (changes: object) =>
  withTemplate({ services: [{ ...first, ...changes } as typeof first & {}, ...others] });

describe('an uploaded template', () => {
  it('is rejected with a name that documents cannot print [PASS-385]', () => {
    const sign = { code: 'sign_unprintable', params: { sign: '🚀' } };
    expect(withTemplate({ mark_title_rus: 'Сделано в Москве 🚀' })).toEqual({ 'template.mark_title_rus': sign });
    expect(changed({ name_eng: 'Listing 🚀' })).toEqual({ 'template.services.0.name_eng': sign });
    const rubrics = [node(1, [{ ...node(2), name_rus: 'Станки 🚀' }])];
    expect(templateProblems({ ...upload, rubrics })).toEqual({ 'rubrics.0.children.0.name_rus': sign });
  });

  it('is accepted if all its references exist', () => {
    expect(templateProblems(upload)).toBeNull();
  });

  it.each([0, -5, Number.NaN])('is rejected with a block size of %d, which would charge nothing [CAT-169]', (size) => {
    expect(withTemplate({ number_characters_string: size })).toEqual({
      'template.number_characters_string': { code: 'block_size_invalid', params: {} },
    });
  });

  it('is rejected with contents that are not its services, or that include the package itself [CAT-176]', () => {
    const contents = [
      { id: 999_999, quantity: 1 },
      { id: first?.id ?? 0, quantity: 1 },
    ];
    expect(changed({ package_contents: contents })).toEqual({
      'template.services.0.package_contents.0.id': { code: 'content_unknown', params: {} },
      'template.services.0.package_contents.1.id': { code: 'content_unknown', params: {} },
    });
  });

  it.each([
    [{ type: 'free_beer' }, 'template.services.0.type', 'service_type_unknown'],
    [
      { prices: [{ currency: 'GBP', price_without_vat: 1 }] },
      'template.services.0.prices.0.currency',
      'currency_unknown',
    ],
    [
      { prices: [{ currency: 'RUR', price_without_vat: 1.005 }] },
      'template.services.0.prices.0.price_without_vat',
      'price_invalid',
    ],
  ])('is rejected with %j [CAT-217, CAT-282]', (changes, path, code) => {
    expect(changed(changes)).toEqual({ [path]: { code, params: {} } });
  });

  it('is rejected with pairs that are not major packages [CAT-116]', () => {
    expect(
      withTemplate({ allowed_services: [{ first_service_id: first?.id ?? 0, second_service_id: 999_999 }] }),
    ).toEqual({
      'template.allowed_services.0.first_service_id': { code: 'package_unknown', params: {} },
      'template.allowed_services.0.second_service_id': { code: 'package_unknown', params: {} },
    });
  });

  it('is rejected with a duplicate service or currency, or an invalid date [CAT-284]', () => {
    const problems = withTemplate({
      services: [...template.services, ...template.services.slice(0, 1)],
      currencies: [...template.currencies, ...template.currencies.slice(0, 1)],
      catalog_print_started_at: 'in May',
    });
    expect(Object.values(problems ?? {}).map(({ code }) => code)).toEqual([
      'currency_twice',
      'date_invalid',
      'service_twice',
    ]);
  });

  it('is rejected with a duplicate rubric in a tree, or too many rubrics [CAT-231]', () => {
    expect(templateProblems({ ...upload, rubrics: [node(1, [node(2)]), node(2)] })).toEqual({
      'rubrics.1.id': { code: 'rubric_twice', params: {} },
    });
    const many = Array.from({ length: rubricsLimit }, (_, index) => node(index + 1));
    expect(templateProblems({ ...upload, rubrics: many, exporter: [] })).toBeNull();
    expect(templateProblems({ ...upload, rubrics: many })).toEqual({
      rubrics: { code: 'rubrics_too_many', params: { count: rubricsLimit } },
    });
  });
});
