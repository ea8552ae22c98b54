import type { ConnectedApiClient, paths } from '@fairfront/shared-kit/api';
import { queryOptions, type Locale, type RuntimeConfig } from '@fairfront/shared-kit/platform';

/** The portal's configuration for pages of other sites. */
export type EmbedConfig = paths['/embed-config']['get']['responses']['200']['content']['application/json']['data'];

/** Requests it once for all callers; a failed request is repeated by the next caller. */
export const createConfigReader = (api: Pick<ConnectedApiClient, 'get'>): (() => Promise<EmbedConfig>) => {
  let asked: Promise<EmbedConfig> | null = null;
  return () => {
    asked ??= api.get('/embed-config').then(
      ({ data }) => data,
      (error: unknown) => {
        asked = null;
        throw error;
      },
    );
    return asked;
  };
};

type Addresses = EmbedConfig['documents']['info'];
/** The addresses that there are. */
const named = (addresses: Addresses) =>
  Object.fromEntries(Object.entries(addresses).filter(([, address]) => address)) as Record<Locale, string>;

/** The documents in the format of the portal wizard. */
export const catalogueDocuments = ({ documents }: EmbedConfig): NonNullable<RuntimeConfig['catalogue']> => ({
  infoUrl: named(documents.info),
  exampleUrl: named(documents.example),
  termsUrl: named(documents.terms),
});

/** Loads for rendering: the wizard does not wait for it and has no documents if it fails. */
export const embedConfigQuery = (read: () => Promise<EmbedConfig>) =>
  queryOptions({ queryKey: ['embed-config'], queryFn: read, staleTime: Infinity });
