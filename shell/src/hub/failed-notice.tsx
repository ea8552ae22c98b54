import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useRemoteCatalog, useRemotes } from '../boot';
import type { TileReports } from './tiles/use-reports';
import { useRetryRemote } from './tiles/use-retry-remote';
import { focusContent } from '../layout/focus-content';
import styles from './hub.module.css';

/** A banner for two or more failed tiles; a single failed tile shows its own failure (DESIGN §6). */
export const FailedNotice = ({ reports }: { reports: TileReports }) => {
  const { t } = useTranslation('hub');
  const locale = useLocale();
  const remotes = useRemotes();
  const retryRemote = useRetryRemote();
  const failed = useRemoteCatalog().tiles.filter(({ id }) => reports[id]?.failed);
  if (failed.length < 2) return null;
  const names = failed.map(({ title }) => t('failed.name', { title: title[locale] })).join(', ');
  return (
    <Notice
      tone="warning"
      icon="plug"
      live="polite"
      title={t('failed.title', { count: failed.length, names })}
      className={styles.notice}
      action={
        <Button
          size="sm"
          icon="refresh"
          onClick={() => {
            // the banner disappears with the failures: keep the focus on the page
            focusContent();
            failed.forEach(({ id, remote }) => {
              const part = remotes.part('tile', id);
              if (part) retryRemote(remote, part.retry);
            });
          }}
        >
          {t('failed.retry')}
        </Button>
      }
    >
      {t('failed.text')}
    </Notice>
  );
};
