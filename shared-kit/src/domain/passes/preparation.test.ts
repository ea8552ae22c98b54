import { carPassSteps, personalPassSteps } from './preparation';

describe('the preparation steps of passes', () => {
  const statuses = (accepted: number, consideration: number, rejected: number) => ({
    accepted,
    consideration,
    rejected,
  });
  const some = { count: 0, total: 4 };

  it.each([
    ['participant', { count: 0, total: null }, statuses(0, 0, 0), [], []],
    ['participant', some, statuses(0, 0, 0), [], [['issued', false]]],
    ['participant', some, statuses(0, 1, 0), [], [['issued', true]]],
    ['installation', some, statuses(2, 0, 0), [], [['issued', true]]],
    [
      'installation',
      some,
      statuses(2, 0, 1),
      [8],
      [
        ['issued', true],
        ['pass-8', false],
      ],
    ],
    [
      'participant',
      some,
      statuses(0, 0, 4),
      [8, 5],
      [
        ['issued', false],
        ['pass-8', false],
        ['pass-5', false],
        ['others', false],
      ],
    ],
  ] as const)(
    '%s passes, %j of them %j, rejected by name %j [SHELL-230] [SHELL-231]',
    (kind, quota, counts, named, steps) => {
      expect(personalPassSteps(kind, quota, counts, named).map(({ id, done }) => [id, done])).toEqual(steps);
    },
  );

  it.each([
    [{ count: 0, rejected: 0, named: [] }, []],
    [{ count: 3, rejected: 0, named: [] }, [['in-order', true]]],
    [
      { count: 3, rejected: 2, named: [17, 12] },
      [
        ['pass-17', false],
        ['pass-12', false],
      ],
    ],
    [
      { count: 90, rejected: 4, named: [17] },
      [
        ['pass-17', false],
        ['others', false],
      ],
    ],
    [{ count: 90, rejected: 1, named: [] }, [['others', false]]],
  ])('vehicles %j [SHELL-230]', (facts, steps) => {
    expect(carPassSteps(facts).map(({ id, done }) => [id, done])).toEqual(steps);
  });
});
