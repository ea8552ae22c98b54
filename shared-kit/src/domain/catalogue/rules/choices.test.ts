import { testDraft, testTemplate } from '../testing';
import { isPackageOffered, toggleAdditionalPackage, toggled, toggleMajorPackage } from './package-choice';
import {
  chooseRubrics,
  offeredRubricServices,
  removeRubric,
  rubricsWithoutAddress,
  toggleRubricService,
  withRubricAddress,
  type RubricsPatch,
} from './rubric-services';

const chosen = (services: readonly number[], addresses: readonly string[] = []): RubricsPatch => ({
  rubrics: [{ id: 205, services }],
  rubricAddresses: addresses.map((address, index) => ({ id: index + 1, rubricId: 205, address })),
});
const toggle = (draft: RubricsPatch, serviceId: number) => toggleRubricService(draft, 205, serviceId, testTemplate);

describe('rubrics [CAT-089] [CAT-092] [CAT-093] [CAT-094]', () => {
  it('offer the services of the four types in template order [CAT-090] [CAT-218]', () => {
    expect(offeredRubricServices(testTemplate).map(({ id }) => id)).toEqual([5, 6, 7, 8, 9]);
    const services = testTemplate.services.map((service) => (service.id === 8 ? { ...service, order: 0 } : service));
    expect(offeredRubricServices({ ...testTemplate, services }).map(({ id }) => id)).toEqual([8, 5, 6, 7, 9]);
  });

  it('get the first short information when newly selected and otherwise keep all they have [CAT-091] [CAT-095]', () => {
    expect(chooseRubrics(testDraft, [207, 205], testTemplate)).toEqual({
      rubrics: [
        { id: 205, services: [6, 8] },
        { id: 207, services: [5] },
      ],
      rubricAddresses: testDraft.rubricAddresses,
    });
  });

  it('are removed with their services and addresses [CAT-095]', () => {
    const without = { rubrics: [{ id: 206, services: [5, 7] }], rubricAddresses: [] };
    expect(removeRubric(testDraft, 205)).toEqual(without);
    expect(chooseRubrics(testDraft, [206], testTemplate)).toEqual(without);
  });

  it.each<[string, RubricsPatch, number, RubricsPatch]>([
    ['full information after short', chosen([5, 7]), 6, chosen([7, 6], [''])],
    ['short information after full', chosen([6, 7], ['Казань']), 5, chosen([7, 5])],
    ['an option', chosen([5]), 7, chosen([5, 7])],
    ['further information', chosen([6], ['Казань']), 8, chosen([6, 8], ['Казань'])],
  ])('change by ticking %s [CAT-089] [CAT-090] [CAT-094]', (_name, draft, id, expected) => {
    expect(toggle(draft, id)).toEqual(expected);
  });

  it.each<[string, RubricsPatch, number, RubricsPatch]>([
    ['full information, with its addresses', chosen([6, 7], ['Казань', 'Пермь']), 6, chosen([7])],
    ['the last information service', chosen([5]), 5, chosen([])],
  ])('change by unticking %s [CAT-092] [CAT-093]', (_name, draft, id, expected) => {
    expect(toggle(draft, id)).toEqual(expected);
  });

  it('keep the services and addresses of other rubrics [CAT-089]', () => {
    expect(toggleRubricService(testDraft, 206, 6, testTemplate)).toEqual({
      rubrics: [
        { id: 206, services: [7, 6] },
        { id: 205, services: [6, 8] },
      ],
      rubricAddresses: [...testDraft.rubricAddresses, { id: 2, rubricId: 206, address: '' }],
    });
  });

  it('number a new address after all others [CAT-094] [CAT-220]', () => {
    const rows = [{ id: 7, rubricId: 206, address: 'Пермь' }];
    expect(withRubricAddress(rows, 205)).toEqual([...rows, { id: 8, rubricId: 205, address: '' }]);
  });

  it.each<[RubricsPatch, number[]]>([
    [chosen([6], ['Казань']), []],
    [chosen([6], [' ', '']), [205]],
    [chosen([6]), [205]],
    [chosen([5]), []],
  ])('%j lack an address in %j [CAT-094]', (draft, rubrics) => {
    expect(rubricsWithoutAddress(draft, testTemplate)).toEqual(rubrics);
  });
});

describe('packages [CAT-115] [CAT-116] [CAT-117]', () => {
  it.each<[number[], number, boolean]>([
    [[], 10, true],
    [[10], 11, true],
    [[11], 12, true],
    [[12], 11, true],
    [[10], 12, false],
    [[10, 11], 12, false],
    [[10, 11], 11, true],
  ])('beside %j package %i is offered: %p [CAT-115] [CAT-116]', (selected, id, isOffered) => {
    expect(isPackageOffered(testTemplate, id, selected)).toBe(isOffered);
  });

  it.each<[number[], number, number[]]>([
    [[], 10, [10]],
    [[10], 11, [10, 11]],
    [[10, 11], 10, [11]],
    [[10], 12, [10]],
  ])('%j with package %i clicked are %j [CAT-115] [CAT-117]', (selected, id, expected) => {
    expect(toggleMajorPackage(selected, id, testTemplate)).toEqual(expected);
  });

  it.each<[number | null, number, number | null]>([
    [null, 13, 13],
    [13, 18, 18],
    [13, 13, null],
  ])('the additional package %p becomes, by a click on %i, %p [CAT-118]', (selected, id, expected) => {
    expect(toggleAdditionalPackage(selected, id)).toBe(expected);
  });

  it('keeps logo placements independent of each other [CAT-118]', () => {
    expect([toggled([14], 20), toggled([14, 20], 14)]).toEqual([[14, 20], [20]]);
  });
});
