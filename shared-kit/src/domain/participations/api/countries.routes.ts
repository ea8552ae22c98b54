import { Type } from 'typebox';
import { DataOf, errorResponses, routeTable } from '../../http';
import { CountriesQuery, Country } from './country.schema';

/** The list of countries (SHELL-142 to SHELL-144, PASS-237, PASS-238). */
export const countriesApi = routeTable('countries', {
  'GET /countries': {
    summary: 'List all countries, sorted by name in one language (SHELL-143)',
    query: CountriesQuery,
    responses: { 200: DataOf(Type.Array(Country)), ...errorResponses(401, 422) },
  },
});
