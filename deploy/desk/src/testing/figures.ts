import { buildPage, type FakeApi } from '@fairfront/shared-kit/testing';
import type { FigureRow } from '../api/figures';
import { deskApi, queued } from './queue';

const row: FigureRow = {
  ...{ id: 5, kind: 'order-line', participation_id: 101, order_id: 77, status: 'confirmed', quantity: 3 },
  ...{ company_rus: 'ООО «Резец»', company_eng: 'Rezets LLC', title_rus: 'Стул', title_eng: 'Chair' },
  ...{ currency: 'RUR', amount: 3_600, at: '2026-04-11T09:00:00.000Z' },
};
const sold = { orders: 1, lines: 2, unpriced: 1, currency: 'RUR', amount: 3_600 };
const figure = (amount: number, count: number) => ({ amount, count, unpriced: 0 });

/** An API of the desk with figures in every part. */
export const figuresApi = (): FakeApi =>
  deskApi(queued, [{ role: 'owner', exhibition_id: null }])
    .on('get', '/organizer/exhibitions/{exhibitionId}/figures/services', {
      data: {
        executors: [
          { executor_id: 3, name_rus: 'Дирекция', name_eng: 'Fair office', ...sold },
          { executor_id: 4, name_rus: 'Свет', name_eng: 'Light Ltd', ...sold, unpriced: 0, lines: 1, amount: 1_200 },
        ],
        days: [{ day: '2026-04-11', ...sold }],
      },
    })
    .on('get', '/organizer/exhibitions/{exhibitionId}/figures/passes', {
      data: [
        { day: '2026-04-11', sent: 0, accepted: 4, rejected: 1 },
        { day: '2026-04-10', sent: 6, accepted: 0, rejected: 0 },
      ],
    })
    .on('get', '/organizer/exhibitions/{exhibitionId}/figures/finance', {
      data: [
        {
          ...{ of: 'services', currency: 'RUR', planned: { ...figure(700.5, 3), unpriced: 1 } },
          ...{ ordered: figure(3_600, 2), invoiced: figure(2_400, 1), paid: figure(0, 0) },
        },
        {
          of: 'rent',
          currency: 'EUR',
          planned: null,
          ordered: null,
          invoiced: figure(500, 1),
          paid: figure(499.99, 1),
        },
      ],
    })
    .on('get', '/organizer/exhibitions/{exhibitionId}/figures/services/rows', buildPage([row]))
    .on(
      'get',
      '/organizer/exhibitions/{exhibitionId}/figures/passes/rows',
      buildPage([
        {
          ...row,
          ...{ kind: 'personal-pass' as const, title_rus: 'Громов Пётр', title_eng: 'Громов Пётр', amount: null },
        },
      ]),
    )
    .on('get', '/organizer/exhibitions/{exhibitionId}/figures/finance/rows', buildPage([row]));
