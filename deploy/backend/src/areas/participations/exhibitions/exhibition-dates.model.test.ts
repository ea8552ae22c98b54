import type { ExhibitionDates } from '@fairfront/shared-kit/domain/participations/exhibition-dates';
import { exhibitionDateErrors } from './exhibition-dates.model';

const right: ExhibitionDates = {
  installation_started_at: '2026-06-11',
  installation_ended_at: '2026-06-15',
  started_at: '2026-06-16',
  ended_at: '2026-06-19',
  dismantling_started_at: '2026-06-20',
  dismantling_ended_at: '2026-06-21',
  personal_pass_started_at: null,
  personal_pass_ended_at: '2026-06-09',
  print_personal_pass_started_at: '2026-06-06',
  print_personal_pass_ended_at: '2026-06-19',
  installer_pass_ended_at: '2026-06-10T15:00:00.000Z',
  print_installer_pass_started_at: null,
  print_installer_pass_ended_at: null,
  car_pass_ended_at: null,
  visa_simple_deadline: '2026-05-27',
  visa_difficult_deadline: null,
  catalog_order_deadline: '2026-05-22',
};

it('days, instants and missing deadlines are accepted [SHELL-270]', () => {
  expect(exhibitionDateErrors(right, 'ru')).toBeNull();
});

it.each<[Partial<ExhibitionDates>, Record<string, string[]>]>([
  [{ started_at: '2026-02-30' }, { started_at: ['Такой даты нет'] }],
  [{ started_at: '' }, { started_at: ['Такой даты нет'] }],
  [{ visa_simple_deadline: 'завтра' }, { visa_simple_deadline: ['Такой даты нет'] }],
  [{ visa_simple_deadline: '2026-06-31T10:00Z' }, { visa_simple_deadline: ['Такой даты нет'] }],
  [{ ended_at: '2026-06-15' }, { ended_at: ['Конец раньше начала'] }],
  [
    { installation_started_at: '2026-06-17' },
    { installation_ended_at: ['Конец раньше начала'], started_at: ['Конец раньше начала'] },
  ],
  [{ dismantling_ended_at: '2026-06-18' }, { dismantling_ended_at: ['Конец раньше начала'] }],
  [{ print_personal_pass_ended_at: '2026-06-05T21:00:00Z' }, { print_personal_pass_ended_at: ['Конец раньше начала'] }],
])('%j is refused [SHELL-270]', (change, errors) => {
  expect(exhibitionDateErrors({ ...right, ...change }, 'ru')).toEqual(errors);
});
