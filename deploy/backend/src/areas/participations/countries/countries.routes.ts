import { countriesApi } from '@fairfront/shared-kit/domain/participations/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { listCountries } from './countries.repository';

/** The list of countries (SHELL-142 to SHELL-144, PASS-237, PASS-238). */
export const countriesRoutes: RoutePlugin = implement(countriesApi, ({ database }) => ({
  'GET /countries': async ({ query, locale }) => {
    const order = query.order ?? (locale === 'ru' ? 'name_rus' : 'name_eng');
    return { data: await listCountries(database.read, order, query.visa === '1' || query.flag === '1') };
  },
}));
