import { Type } from 'typebox';
import { DataOf, errorResponses } from '@fairfront/shared-kit/domain/http';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { listCountries } from './countries.repository';
import { CountriesQuery, Country } from './country.schema';

/** The list of countries (SHELL-142 to SHELL-144, PASS-237, PASS-238). */
export const countriesRoutes: RoutePlugin = (app, { database }) => {
  app.get(
    '/countries',
    {
      schema: {
        tags: ['countries'],
        summary: 'All countries, sorted by the name of one language (SHELL-143)',
        querystring: CountriesQuery,
        response: { 200: DataOf(Type.Array(Country)), ...errorResponses(401, 422) },
      },
    },
    async ({ query, locale }) => {
      const order = query.order ?? (locale === 'ru' ? 'name_rus' : 'name_eng');
      return { data: await listCountries(database.read, order, query.visa === '1' || query.flag === '1') };
    },
  );
};
