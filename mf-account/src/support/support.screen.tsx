import { Button } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Link } from '@fairfront/shared-kit/components/link';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { formatPhone, phoneAddress } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  useOpenModal,
  usePlatform,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { questionsQuery } from '../api/support';
import { questionsAbout } from '@fairfront/shared-kit/domain/account';
import { OwnMessages } from './own-messages';
import styles from './support.module.css';

/** Questions and answers with a search, and ways to contact us. */
const SupportScreen = () => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { api } = usePlatform();
  const [typed, setTyped] = useState('');
  const list = useQuery({ ...questionsQuery(api), ...failsHere });
  const found = list.data && questionsAbout(list.data, typed, locale);
  return (
    <div className={styles.page}>
      <h1>{t('support.title')}</h1>
      <SearchField className={styles.search} label={t('support.search')} value={typed} onChange={setTyped} />
      <p className={styles.count} role="status">
        {found && typed.trim() !== '' && t('support.found', { count: found.length, text: typed.trim() })}
      </p>
      <div className={classNames(styles.columns, list.isPending && styles.awaiting)}>
        <div className={styles.main}>
          {list.isPending && (
            <Loading label={t('support.loading')}>
              <SkeletonLines count={6} />
            </Loading>
          )}
          {list.isError && !list.data && <LoadError level={2} title={t('support.failed')} query={list} />}
          {found?.length === 0 && (
            <EmptyState level={2} live title={t('support.nothing')}>
              {t('support.nothingText')}
            </EmptyState>
          )}
          {found && found.length > 0 && (
            <ul className={styles.questions} aria-label={t('support.questions')}>
              {found.map((item) => (
                <li key={item.id} className={styles.item}>
                  <details className={styles.details}>
                    <summary className={styles.question}>
                      <span>{textOf(item, 'question', locale)}</span>
                      <Icon name="chevron-down" size={18} className={styles.arrow} />
                    </summary>
                    <p className={styles.answer}>{textOf(item, 'answer', locale)}</p>
                  </details>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Contact />
      </div>
      <OwnMessages />
    </div>
  );
};

/** The feedback modal in normal mode, and the organiser's phone and email. */
const Contact = () => {
  const { t } = useTranslation('account');
  const { config } = usePlatform();
  const openModal = useOpenModal();
  const { phone, email } = config.contacts;
  return (
    <section aria-labelledby="support-contact" className={styles.contact}>
      <h2 id="support-contact" className={styles.contactTitle}>
        {t('support.notFound')}
      </h2>
      <p className={styles.quiet}>{t('support.answerTime')}</p>
      <Button variant="primary" icon="chat" wide onClick={() => openModal('modal-feedback', {})}>
        {t('support.write')}
      </Button>
      <Button icon="phone" wide onClick={() => openModal('modal-feedback', { mode: 'callback' })}>
        {t('support.callback')}
      </Button>
      {phone && <Link href={phoneAddress(phone)}>{formatPhone(phone)}</Link>}
      {email && <Link href={`mailto:${email}`}>{email}</Link>}
    </section>
  );
};

export default SupportScreen;
