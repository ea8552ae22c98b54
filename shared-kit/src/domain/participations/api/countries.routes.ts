import { Type } from 'typebox';
import { DataOf, errorResponses, routeTable } from '../../http';
import { CountriesQuery, Country } from './country.schema';

/** The list of countries. */
export const countriesApi = routeTable('countries', {
  'GET /countries': {
    summary: 'List all countries, sorted by name in one language',
    query: CountriesQuery,
    responses: { 200: DataOf(Type.Array(Country)), ...errorResponses(401, 422) },
  },
});
