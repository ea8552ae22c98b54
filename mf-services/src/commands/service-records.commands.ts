import { useSettled } from '@fairfront/shared-kit/components/debounced-commit';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { otherLayout } from '@fairfront/shared-kit/domain/common';
import {
  defineCommands,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type CommandContent,
} from '@fairfront/shared-kit/platform';
import { foundServicesQuery } from '../api/services';
import { useCurrency } from '../currency/use-currency';
import { leastCharacters } from '../search/least-characters';

/** Finds services with the server's search, which tolerates typos, wrong keyboard layouts and word forms. */
const useServiceRecords = (search: string): CommandContent => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const locale = useLocale();
  const { currency } = useCurrency();
  const typed = search.trim();
  const text = useSettled(typed);
  const enabled = [...text].length >= leastCharacters;
  const { data, isLoading, isError } = useQuery({ ...foundServicesQuery(api, id, text), enabled });
  const corrected = data?.search?.corrected ?? null;
  // the palette filters by text itself: the keyword is the query, or its reading in the other keyboard layout
  const word = corrected !== null && otherLayout(typed)?.trim() === corrected ? corrected : typed;
  return {
    state: isLoading || text !== typed ? 'loading' : enabled && isError && !data ? 'failed' : 'ready',
    commands: (enabled ? (data?.data ?? []) : []).map((service) => {
      const price = service.prices.find((one) => one.currency === currency);
      return {
        id: `service-${service.id}`,
        title: textOf(service, 'name', locale),
        detail: price ? t('search.hit', { price: formatMoney(price.price_with_vat, currency) }) : t('service.title'),
        keywords: [word],
        action: { modal: 'event-modal-service', params: { service: String(service.id) } },
      };
    }),
  };
};

export default defineCommands(useServiceRecords);
