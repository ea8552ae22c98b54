import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Loading, Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { usePlatform, useQueryClient, useTranslation, type LivingEmbedToken } from '@fairfront/shared-kit/platform';
import { EmbedTokenRow, useSiteName } from './embed-token-row';
import { LoadFailure } from './load-failure';
import { ownEmbedTokensQuery } from './own-access.query';
import { useEndFocus } from './use-end-focus';
import styles from './own-access.module.css';

interface EmbedTokensCardProps {
  /** Undefined until loaded. */
  tokens: readonly LivingEmbedToken[] | undefined;
  isError: boolean;
  isFetching: boolean;
  retry: () => void;
}

/**
 * Sites that use the catalogue on behalf of the user or at their request; revoking one takes effect at once.
 */
export const EmbedTokensCard = ({ tokens, isError, isFetching, retry }: EmbedTokensCardProps) => {
  const { t } = useTranslation('ownAccess');
  const { heading, ended } = useEndFocus(tokens);
  return (
    <section className={styles.card} aria-labelledby="embed-tokens">
      <h2 ref={heading} id="embed-tokens" tabIndex={-1} className={styles.cardTitle}>
        {t('sites.title')} {tokens && tokens.length > 0 && <span className={styles.count}>{tokens.length}</span>}
      </h2>
      {tokens && tokens.length > 0 && <Tokens tokens={tokens} ended={ended} />}
      {tokens?.length === 0 && <p className={styles.note}>{t('sites.empty')}</p>}
      {!tokens && isError && <LoadFailure text={t('sites.failed')} busy={isFetching} retry={retry} />}
      {!tokens && !isError && (
        <Loading label={t('shell:loading')}>
          <Skeleton height={60} className={styles.waiting} />
        </Loading>
      )}
    </section>
  );
};

const Tokens = ({ tokens, ended }: { tokens: readonly LivingEmbedToken[]; ended: () => void }) => {
  const { t } = useTranslation('ownAccess');
  const platform = usePlatform();
  const { api } = platform;
  const cache = useQueryClient();
  const siteOf = useSiteName();
  const { queryKey } = ownEmbedTokensQuery(platform);
  const keep = (stays: (token: LivingEmbedToken) => boolean) => {
    cache.setQueryData<{ data: LivingEmbedToken[] }>(queryKey, (known) => known && { data: known.data.filter(stays) });
    ended();
  };
  const end = useAction<LivingEmbedToken, void>({
    namespace: 'ownAccess',
    rowOf: ({ id }) => id,
    confirm: (token) => ({
      title: t('sites.endQuestion', { site: siteOf(token) }),
      text: t('sites.endText'),
      confirmLabel: t('sites.end'),
      tone: 'neutral',
    }),
    run: async ({ id }) => {
      try {
        await api.delete('/auth/embed-tokens/{tokenId}', { params: { path: { tokenId: id } } });
      } catch (error) {
        // it has ended by itself or in another tab
        if (!isApiError(error) || error.status !== 404) throw error;
      }
    },
    onDone: (_nothing, { id }) => keep((token) => token.id !== id),
    announce: () => t('sites.ended'),
  });
  const endAll = useAction<undefined>({
    namespace: 'ownAccess',
    confirm: () => ({
      title: t('sites.endAllQuestion'),
      text: t('sites.endText'),
      confirmLabel: t('sites.end'),
      tone: 'neutral',
    }),
    run: () => api.delete('/auth/embed-tokens'),
    onDone: () => keep(() => false),
    announce: () => t('sites.endedAll'),
  });
  return (
    <>
      <ul>
        {tokens.map((token) => (
          <EmbedTokenRow
            key={token.id}
            token={token}
            isEnding={end.isBusy(token.id)}
            onEnd={() => void end.run(token)}
          />
        ))}
      </ul>
      <p className={styles.note}>{t('sites.note')}</p>
      {tokens.length > 1 && (
        <div className={styles.foot}>
          <Button
            variant="text"
            size="sm"
            icon="cross"
            busy={endAll.isBusy()}
            onClick={() => void endAll.run(undefined)}
          >
            {t('sites.endAll')}
          </Button>
        </div>
      )}
    </>
  );
};
