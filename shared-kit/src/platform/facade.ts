/**
 * The third-party parts that shell and remotes must have in one instance. Remotes import them from here only (lint):
 * webpack then shakes what nobody uses, and a query cache or a translator cannot exist twice
 * (measured: shared-kit/tooling/README.md).
 */
export {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  QueryClientProvider,
  type QueryClient,
} from '@tanstack/react-query';
export { createInstance as createTranslator, type i18n as Translator } from 'i18next';
export { I18nextProvider, initReactI18next } from 'react-i18next';
export { useTranslation, type Translation } from './use-translation';
export { default as dayjs } from 'dayjs';
/** Russian for dates; the shell makes it active with the interface language. */
export { default as russianDates } from 'dayjs/locale/ru';
