import { supportApi } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { listSupportQuestions } from './support.repository';

export const supportRoutes: RoutePlugin = implement(supportApi, ({ database }) => ({
  'GET /support/questions': async () => {
    const rows = await listSupportQuestions(database.read);
    return { data: rows.map(({ position, ...question }) => ({ ...question, order: position })) };
  },
}));
