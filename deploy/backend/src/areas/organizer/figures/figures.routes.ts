import { figuresApi } from '@fairfront/shared-kit/domain/organizer/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf, type Paging } from '../../../platform/http/paging';
import { figureRow, inUnits, type CountedRow } from './figure-rows';
import { listCountedPasses, passesByDay } from './pass-figures.repository';
import { listInvoices } from './revenue.repository';
import { plannedRows, readRevenue } from './revenue.service';
import { listSoldLines, soldByDay, soldByExecutor } from './service-figures.repository';

const pageOf = ({ rows, total }: { rows: readonly CountedRow[]; total: number }, paging: Paging) => ({
  data: rows.map(figureRow),
  meta: pageMeta(paging, total),
});

export const figuresRoutes: RoutePlugin = implement(figuresApi, ({ database, clock }) => ({
  'GET /organizer/exhibitions/{exhibitionId}/figures/services': async ({ params, query }) => {
    const { exhibitionId } = params;
    const executors = await soldByExecutor(database.read, exhibitionId);
    const days = await soldByDay(database.read, { exhibitionId, executorId: query.executor_id });
    return {
      data: {
        executors: executors.map((row) => ({ ...row, amount: inUnits(row.amount) })),
        days: days.map((row) => ({ ...row, amount: inUnits(row.amount) })),
      },
    };
  },
  'GET /organizer/exhibitions/{exhibitionId}/figures/services/rows': async ({ params, query }) => {
    const { executor_id: executorId, day, currency, is_unpriced: unpriced, ...paged } = query;
    const paging = pagingOf(paged);
    const filter = { ...params, executorId, day, currency, isUnpriced: unpriced && unpriced === '1' };
    return pageOf(await listSoldLines(database.read, filter, paging), paging);
  },
  'GET /organizer/exhibitions/{exhibitionId}/figures/passes': async ({ params, query }) => ({
    data: await passesByDay(database.read, { ...params, kind: query.kind }),
  }),
  'GET /organizer/exhibitions/{exhibitionId}/figures/passes/rows': async ({ params, query }) => {
    const { step = 'sent', day, kind, ...paged } = query;
    const paging = pagingOf(paged);
    return pageOf(await listCountedPasses(database.read, { ...params, step, day, kind }, paging), paging);
  },
  'GET /organizer/exhibitions/{exhibitionId}/figures/finance': async ({ params }) => ({
    data: await readRevenue(database.read, params.exhibitionId, clock.now().getTime()),
  }),
  'GET /organizer/exhibitions/{exhibitionId}/figures/finance/rows': async ({ params, query }) => {
    const { step = 'ordered', of = 'services', currency, ...paged } = query;
    const paging = pagingOf(paged);
    const { exhibitionId } = params;
    if (step === 'invoiced' || step === 'paid') {
      const filter = { exhibitionId, isRent: of === 'rent', isPaid: step === 'paid', currency };
      return pageOf(await listInvoices(database.read, filter, paging), paging);
    }
    // rent is neither planned nor ordered
    if (of === 'rent') return pageOf({ rows: [], total: 0 }, paging);
    if (step === 'ordered')
      return pageOf(await listSoldLines(database.read, { exhibitionId, currency }, paging), paging);
    const rows = await plannedRows(database.read, { exhibitionId, currency, now: clock.now().getTime() });
    const shown = rows.slice((paging.page - 1) * paging.perPage, paging.page * paging.perPage);
    return pageOf({ rows: shown, total: rows.length }, paging);
  },
}));
