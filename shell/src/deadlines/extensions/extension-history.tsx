import { useAction } from '@fairfront/shared-kit/api/actions';
import { saveFile, type ExtensionRequest } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { formatProseDate, formatTime } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform, useTranslation, type Participation } from '@fairfront/shared-kit/platform';
import { extensionFilePath } from './extensions.query';
import type { LoadedExtensions } from './use-extensions';
import centre from '../deadlines.module.css';
import styles from './extensions.module.css';

interface HistoryProps {
  extensions: LoadedExtensions;
  participation: Participation;
}

const icons: Record<ExtensionRequest['status'], IconName> = {
  pending: 'clock',
  granted: 'check-circle',
  refused: 'cross-circle',
  withdrawn: 'minus-circle',
};

/** A failure to load requests is shown above the dates, which stay visible. */
export const ExtensionsFailure = ({ extensions: { isError, retry } }: Pick<HistoryProps, 'extensions'>) => {
  const { t } = useTranslation('deadlines');
  if (!isError) return null;
  return (
    <Notice
      tone="neutral"
      live="polite"
      action={
        <Button size="sm" onClick={retry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('extension.failed')}
    </Notice>
  );
};

/** Requests and their outcomes, newest first. */
export const ExtensionHistory = ({ extensions: { data }, participation }: HistoryProps) => {
  const { t } = useTranslation('deadlines');
  if (!data || data.requests.length === 0) return null;
  return (
    <section className={centre.card} aria-labelledby="extension-history">
      <div className={centre.groupHead}>
        <h2 id="extension-history" className={centre.groupTitle}>
          {t('extension.history')} <CountBadge count={data.requests.length} />
        </h2>
      </div>
      <ul>
        {data.requests.map((request) => (
          <HistoryRow key={request.id} request={request} participation={participation} />
        ))}
      </ul>
    </section>
  );
};

const HistoryRow = ({ request, participation }: { request: ExtensionRequest; participation: Participation }) => {
  const { t } = useTranslation('deadlines');
  const locale = useLocale();
  const { now } = usePlatform();
  const zone = participation.exhibition.timezone;
  const { status, asked_until, granted_until, comment, decided_by, reason, file } = request;
  const date = (value: string) => formatProseDate(value, locale, { now: now(), zone });
  const at = request.decided_at ?? request.created_at;
  const outcome = () => {
    if (status === 'granted' && granted_until !== null) {
      const isOther = granted_until !== asked_until;
      return t(isOther ? 'extension.outcome.other' : 'extension.outcome.granted', {
        asked: date(asked_until),
        granted: date(granted_until),
      });
    }
    return t(`extension.outcome.${status}`, { asked: date(asked_until) });
  };
  const said = [
    ...(comment === null ? [] : [t('extension.quote', { text: comment })]),
    ...(decided_by ? [`${decided_by.name} ${decided_by.lastname}`] : []),
  ].join(', ');
  return (
    <li className={styles.entry}>
      <Icon name={icons[status]} size={18} className={classNames(styles.mark, styles[status])} />
      <h3 className={styles.kind}>{t(`shell:deadline.${request.kind}`)}</h3>
      <div className={styles.story}>
        <p>{said === '' ? outcome() : `${outcome()}: ${said}`}</p>
        <p className={styles.reason}>{t('extension.reasonSaid', { reason })}</p>
        {file && <FileButton path={extensionFilePath(participation.id, request.id)} name={file.original_name} />}
      </div>
      <time dateTime={at} className={classNames('ff-num', styles.moment)}>
        {date(at)}, {formatTime(at, { zone })}
      </time>
    </li>
  );
};

const FileButton = ({ path, name }: { path: string; name: string }) => {
  const { api } = usePlatform();
  const saving = useAction<string>({
    namespace: 'deadlines',
    run: async (from) => saveFile(await api.download(from)),
  });
  return (
    <Button variant="text" size="sm" icon="download" busy={saving.isBusy()} onClick={() => void saving.run(path)}>
      {name}
    </Button>
  );
};
