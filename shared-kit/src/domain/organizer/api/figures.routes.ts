import { Type } from 'typebox';
import { DataOf, Day, Id, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import {
  CurrencyFilter,
  FigureRow,
  passKinds,
  PassFigures,
  RevenueFigures,
  revenueSteps,
  ServiceFigures,
} from './figures.schema';

const params = Type.Object({ exhibitionId: Id });
const day = Type.Optional(Day({ description: 'A day of the exhibition' }));
const Kind = Type.Optional(Type.Enum([...passKinds]));

/** Figures of an exhibition; each with the list that it counts. */
export const figuresApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/figures/services': {
    summary: 'Get the services sold by executor and by day',
    access: 'manager',
    scope: 'orders',
    params,
    query: Type.Object({ executor_id: Type.Optional(Id) }),
    responses: { 200: DataOf(ServiceFigures), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/figures/services/rows': {
    summary: 'List the order lines that a figure of services counts, newest first',
    access: 'manager',
    scope: 'orders',
    params,
    query: Type.Object({
      ...pagingQuery,
      executor_id: Type.Optional(Id),
      day,
      currency: CurrencyFilter,
      is_unpriced: Type.Optional(Type.Enum(['0', '1'])),
    }),
    responses: { 200: PageOf(FigureRow), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/figures/passes': {
    summary: 'Get the passes that came in, were accepted and were rejected by day',
    access: 'manager',
    scope: 'passes',
    params,
    query: Type.Object({ kind: Kind }),
    responses: { 200: DataOf(PassFigures), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/figures/passes/rows': {
    summary: 'List the passes that a figure counts, newest first',
    access: 'manager',
    scope: 'passes',
    params,
    query: Type.Object({
      ...pagingQuery,
      step: Type.Optional(Type.Enum(['sent', 'accepted', 'rejected'], { description: 'Default sent' })),
      day,
      kind: Kind,
    }),
    responses: { 200: PageOf(FigureRow), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/figures/finance': {
    summary: 'Get the revenue as planned, ordered, invoiced and paid, by currency',
    access: 'manager',
    scope: 'documents',
    params,
    responses: { 200: DataOf(Type.Array(RevenueFigures)), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/figures/finance/rows': {
    summary: 'List the lines or invoices that a figure of revenue counts, newest first',
    access: 'manager',
    scope: 'documents',
    params,
    query: Type.Object({
      ...pagingQuery,
      step: Type.Optional(Type.Enum([...revenueSteps], { description: 'Default ordered' })),
      of: Type.Optional(Type.Enum(['services', 'rent'], { description: 'Default services' })),
      currency: CurrencyFilter,
    }),
    responses: { 200: PageOf(FigureRow), ...errorResponses(401, 403, 404, 422) },
  },
});
