import { useState } from 'react';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { focusContent } from '../layout/focus-content';
import styles from './hub.module.css';

const placeOf = (participationId: number): string => `fairfront.factor-notice.${participationId}`;

/** The day from which the exhibition is closed to this administrator without a second factor. */
export const FactorNotice = () => {
  const { t } = useTranslation('hub');
  const { now } = usePlatform();
  const locale = useLocale();
  const { id, second_factor_from: from } = useParticipation();
  const [closed, setClosed] = useState(() => sessionStorage.getItem(placeOf(id)));
  // a new day is a new notice
  if (from === null || closed === from) return null;
  const close = () => {
    // the button disappears with the notice: keep the focus on the page
    focusContent();
    sessionStorage.setItem(placeOf(id), from);
    setClosed(from);
  };
  return (
    <Notice
      tone="warning"
      icon="lock"
      className={styles.notice}
      title={t('factor.title', { date: formatProseDate(from, locale, { now: now() }) })}
      action={
        <RouteLink to="own-access" params={{}} query={{ return: `/participant/${id}` }} variant="secondary" size="sm">
          {t('factor.setUp')}
        </RouteLink>
      }
      onClose={close}
    >
      {t('factor.text')}
    </Notice>
  );
};
