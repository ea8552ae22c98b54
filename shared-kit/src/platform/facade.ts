/**
 * Third-party modules that shell and remotes must share as single instances. Remotes import them only from here (lint
 * rule): webpack then tree-shakes unused exports, and a query cache or translator cannot exist twice (measured:
 * shared-kit/tooling/README.md).
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
/** Russian locale of date-fns; the shell activates it with the interface language. */
export { default as russianDates } from 'dayjs/locale/ru';
