import { countriesApi } from '@fairfront/shared-kit/domain/participations/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { listCountries } from './countries.repository';

export const countriesRoutes: RoutePlugin = implement(countriesApi, ({ database }) => ({
  'GET /countries': async ({ query, locale }) => {
    const order = query.order ?? (locale === 'ru' ? 'name_rus' : 'name_eng');
    return { data: await listCountries(database.read, order, query.visa === '1' || query.flag === '1') };
  },
}));
