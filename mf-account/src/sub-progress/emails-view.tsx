import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Button } from '@fairfront/shared-kit/components/button';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { formatLongDate, formatTime } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { subEmailsQuery, type SubEmail } from '../api/sub-progress';
import styles from './email.module.css';

/** The emails sent to sub-exhibitors: when, by whom and to whom. */
export const EmailsView = () => {
  const { t } = useTranslation('account');
  const { api, modals } = usePlatform();
  const { id } = useParticipation();
  const query = useQuery({ ...subEmailsQuery(api, id), ...failsHere });
  const back = () => modals.setParams({ view: 'steps' });
  return (
    <>
      <ModalHeader title={t('email.historyTitle')} subtitle={t('email.historyLead')} onBack={back} />
      <ModalBody>
        {query.isPending && (
          <Loading>
            <SkeletonLines count={8} />
          </Loading>
        )}
        {query.isError && !query.data && <LoadError title={t('email.historyFailed')} query={query} />}
        {query.data?.length === 0 && (
          <EmptyState icon="mail" title={t('email.historyEmpty')}>
            {t('email.historyEmptyText')}
          </EmptyState>
        )}
        {query.data && query.data.length > 0 && (
          <ul className={styles.emails}>
            {query.data.map((email) => (
              <Email key={email.id} email={email} />
            ))}
          </ul>
        )}
      </ModalBody>
      <ModalFooter>
        <Button onClick={back}>{t('email.back')}</Button>
      </ModalFooter>
    </>
  );
};

const Email = ({ email: { subject, text, sent_at, sender, recipients } }: { email: SubEmail }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { exhibition } = useParticipation();
  const zone = exhibition.timezone;
  const date = `${formatLongDate(sent_at, locale, { zone })}, ${formatTime(sent_at, { zone })}`;
  const name = sender && `${sender.lastname} ${sender.name}`.trim();
  return (
    <li className={styles.email}>
      <h3 className={styles.subject}>{subject}</h3>
      <p className={styles.quiet}>{name ? t('email.by', { name, date }) : t('email.byNobody', { date })}</p>
      <p className={styles.words}>{text}</p>
      <details className={styles.reached}>
        <summary className={styles.summary}>{t('email.historyTo', { count: recipients.length })}</summary>
        <ul className={styles.reachedList}>
          {recipients.map((one) => {
            const company = textOf(one, 'name', locale);
            return (
              <li key={one.id}>
                {one.addresses === 0
                  ? t('email.reinvited', { name: company })
                  : t('email.reached', { name: company, count: one.addresses })}
              </li>
            );
          })}
        </ul>
      </details>
    </li>
  );
};
