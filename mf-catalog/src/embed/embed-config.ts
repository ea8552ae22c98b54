import type { ConnectedApiClient, paths } from '@fairfront/shared-kit/api';
import { queryOptions, type RuntimeConfig } from '@fairfront/shared-kit/platform';

/** What the portal says of itself to pages of other sites (CAT-251, CAT-270). */
export type EmbedConfig = paths['/embed-config']['get']['responses']['200']['content']['application/json']['data'];

/** Asks once for all who need it; a failed question is asked again by the next one. */
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
const named = ({ ru, en }: Addresses) => ({ ...(ru && { ru }), ...(en && { en }) }) as Record<'ru' | 'en', string>;

/** The documents as the wizard knows them from the portal (CAT-028, CAT-197). */
export const catalogueDocuments = ({ documents }: EmbedConfig): NonNullable<RuntimeConfig['catalogue']> => ({
  infoUrl: named(documents.info),
  exampleUrl: named(documents.example),
  termsUrl: named(documents.terms),
});

/** For what is drawn: the wizard does not wait for it, and stands without documents where it fails. */
export const embedConfigQuery = (read: () => Promise<EmbedConfig>) =>
  queryOptions({ queryKey: ['embed-config'], queryFn: read, staleTime: Infinity });
