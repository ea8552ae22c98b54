import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import {
  failsHere,
  usePlatform,
  useQuery,
  useRouteParams,
  useTranslation,
  type PassLinkReceipt,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { selfFillingQuery } from '../api/self-filling';
import { SelfFillForm } from './self-fill-form';
import { SelfFillHead } from './self-fill-head';
import { SelfFillSent } from './self-fill-sent';
import styles from './self-fill.module.css';

/** `/pass-link/:token`: a person fills in their own pass without an account (mock-ups w16). */
const SelfFillScreen = () => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const { token } = useRouteParams('pass-link');
  const page = useQuery({ ...selfFillingQuery(api, token), ...failsHere });
  const [receipt, setReceipt] = useState<PassLinkReceipt | null>(null);

  if (page.isPending) return <Skeleton height={420} />;
  if (!page.data) {
    const isGone = isApiError(page.error) && page.error.status === 404;
    return (
      <div className={styles.sent}>
        <h1 className={styles.messageTitle}>{t(isGone ? 'selfFill.invalidTitle' : 'selfFill.failed')}</h1>
        <p className={styles.sentText}>{isGone ? t('selfFill.invalidText') : errorText(page.error, t)}</p>
        {!isGone && (
          <Button icon="refresh" className={styles.again} busy={page.isFetching} onClick={() => void page.refetch()}>
            {t('list.retry')}
          </Button>
        )}
      </div>
    );
  }
  if (receipt) return <SelfFillSent page={page.data} receipt={receipt} />;
  return (
    <>
      <SelfFillHead page={page.data} />
      <SelfFillForm token={token} page={page.data} onSent={setReceipt} />
    </>
  );
};

export default SelfFillScreen;
