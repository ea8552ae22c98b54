import type { CatalogueTemplate } from './catalogue-template';
import type { RubricNode } from './rubric-tree';
import { copyDraft } from './copy-draft';
import { emptyDraft } from './order-draft';
import { draftIssues } from './rules/draft-fields';
import { testCountries, testDraft, testRubrics, testTemplate } from './testing';

const renumbered = (nodes: readonly RubricNode[]): RubricNode[] =>
  nodes.map((node) => ({ ...node, id: node.id + 1000, children: renumbered(node.children) }));
/** The same template with other ids, as for the next exhibition. */
const rubrics = { main: renumbered(testRubrics.main), exporter: renumbered(testRubrics.exporter) };
const template: CatalogueTemplate = {
  ...testTemplate,
  id: 2,
  services: testTemplate.services.map((service) => ({ ...service, id: service.id + 100 })),
  allowed_services: testTemplate.allowed_services.map(({ first_service_id, second_service_id }) => ({
    first_service_id: first_service_id + 100,
    second_service_id: second_service_id + 100,
  })),
};
const copy = (to: Partial<CatalogueTemplate> = {}, trees = rubrics) =>
  copyDraft(testDraft, testTemplate, testRubrics, { ...template, ...to }, trees);
const changedRubric = (id: number, changes: Partial<RubricNode>) => ({
  ...rubrics,
  main: rubrics.main.map((top) => ({
    ...top,
    children: top.children.map((node) => (node.id === id ? { ...node, ...changes } : node)),
  })),
});

describe('copying an earlier order', () => {
  it('matches rubrics and services of the new template and copies texts and addresses [CAT-297]', () => {
    const { patch, missing } = copy();
    expect(missing).toEqual([]);
    expect(patch).toMatchObject({
      companyName: testDraft.companyName,
      companyInfoEng: testDraft.companyInfoEng,
      companyAddresses: testDraft.companyAddresses,
      rubrics: [
        { id: 1206, services: [105, 107] },
        { id: 1205, services: [106, 108] },
      ],
      rubricAddresses: [{ id: 1, rubricId: 1205, address: 'Пермь, ул. Мира, 1' }],
      exporterRubrics: [1902, 1901],
      selectedMajorPackageIds: [111, 110],
      selectedAdditionalPackageId: 113,
      selectedLogoPlacementIds: [114],
      adServices: { catalog: [115], guide: [116], other: [117] },
    });
    const draft = { ...emptyDraft('RUR'), companyStands: testDraft.companyStands, ...patch };
    expect(draftIssues(draft, template, rubrics, testCountries)).toBe(null);
  });

  it('keeps currency, stands and mark [CAT-297]', () => {
    const { patch } = copy();
    for (const field of ['currency', 'companyStands', 'companyIsMark']) expect(patch).not.toHaveProperty(field);
  });

  it.each<[string, Partial<RubricNode>, boolean]>([
    ['another code and the same name', { code: 'X' }, true],
    ['another Russian name and the same English one', { name_rus: 'Иначе' }, true],
    ['the same code and another name', { name_rus: 'Иначе', name_eng: 'Otherwise' }, false],
    ['no right to be selected', { is_selected: false }, false],
  ])('matches or lists a rubric with %s [CAT-297]', (_name, changes, isFound) => {
    const { patch, missing } = copy({}, changedRubric(1205, changes));
    expect(patch.rubrics?.some(({ id }) => id === 1205)).toBe(isFound);
    expect(missing).toEqual(isFound ? [] : [{ kind: 'rubric', name_rus: 'Фрезерные', name_eng: 'Фрезерные (en)' }]);
    expect(patch.rubricAddresses).toHaveLength(isFound ? 1 : 0);
  });

  it('lists services that are no longer offered, and drops addresses that need them [CAT-297]', () => {
    const services = template.services.filter(({ id }) => id !== 106 && id !== 117);
    const { patch, missing } = copy({ services });
    expect(missing).toEqual([
      { kind: 'service', name_rus: 'Услуга 6', name_eng: 'Service 6' },
      { kind: 'service', name_rus: 'Услуга 17', name_eng: 'Service 17' },
    ]);
    expect([patch.rubricAddresses, patch.adServices?.other]).toEqual([[], []]);
  });

  it('lists what this template does not allow: a pair, the exporter flag, a second address [CAT-297]', () => {
    const services = template.services.filter(({ id }) => id !== 101);
    const { patch, missing } = copy({ services, allowed_services: [], is_russian_exporter: false });
    expect(missing.map(({ kind, name_rus }) => [kind, name_rus])).toEqual([
      ['package_pair', 'Услуга 10'],
      ['address', 'Казань, ул. Заводская, 3'],
      ['exporter', ''],
    ]);
    expect(patch).toMatchObject({
      selectedMajorPackageIds: [111],
      companyAddresses: testDraft.companyAddresses.slice(0, 1),
      companyRussianExporter: false,
      exporterRubrics: [],
    });
  });
});
