import { localizedName, type Locale } from '../../domain/common';
import { isApiError, queryKeys } from '../../api';
import { queryOptions } from '../../platform/facade';
import type { PlatformServices } from '../../platform/services';

/** The parameters of a list of countries. */
export interface CountriesWanted {
  /** The list is sorted by the names of that language. */
  locale: Locale;
  /** The variant of visa forms: Russia last. */
  visa?: boolean;
}

/**
 * All countries. A failed load is written to the telemetry, that is, to the console, besides what the field
 * says about it.
 */
export const countriesQuery = (
  { api, telemetry }: Pick<PlatformServices, 'api' | 'telemetry'>,
  { locale, visa = false }: CountriesWanted,
) => {
  const order = localizedName('name', locale);
  return queryOptions({
    queryKey: queryKeys.countries(visa ? { order, visa: 1 } : { order }),
    queryFn: async ({ signal }) => {
      try {
        const query = { order, ...(visa ? { visa: '1' as const } : {}) } as const;
        return (await api.get('/countries', { params: { query }, signal })).data;
      } catch (error) {
        // a form that was closed meanwhile has not failed
        if (!signal.aborted) {
          telemetry.report({ name: 'countries failed', detail: { status: isApiError(error) ? error.status : 0 } });
        }
        throw error;
      }
    },
    // the list changes with the organiser's decisions, not while a form is open
    staleTime: Infinity,
  });
};
