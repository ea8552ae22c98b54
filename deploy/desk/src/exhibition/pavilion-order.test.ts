import { buildPavilion } from '../testing/exhibition';
import { inPavilionOrder } from './pavilion-order';

it('pavilions are listed by name and number, each followed by its halls [ORG-391]', () => {
  const record = (id: number, title: string, parent_id: number | null = null) =>
    buildPavilion({ id, parent_id, title_rus: title, title_eng: title });
  const records = [
    record(1, 'Hall 10', 4),
    record(2, 'Pavilion 10'),
    record(3, 'Hall 2', 4),
    record(4, 'Pavilion 2'),
    record(5, 'Annex', 99),
  ];
  expect(inPavilionOrder(records, 'en').map(({ title_eng }) => title_eng)).toEqual([
    'Annex',
    'Pavilion 2',
    'Hall 2',
    'Hall 10',
    'Pavilion 10',
  ]);
});
