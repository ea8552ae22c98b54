import { Breadcrumbs, crumbTo } from '@fairfront/shared-kit/components/breadcrumbs';
import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatTime } from '@fairfront/shared-kit/platform/formats';
import { choiceOf, notificationKinds } from '@fairfront/shared-kit/domain/identity/notifications';
import { usePlatform, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { lazy } from '../layout/lazy';
import { ScreenSkeleton } from '../layout/failures/screen-skeleton';
import { SectionError } from '../layout/failures/section-error';
import { DailyCard } from './daily-card';
import { KindsCard } from './kinds-card';
import { QuietCard } from './quiet-card';
import { useNotificationSettings } from './use-notification-settings';
import styles from './notification-settings.module.css';

/** Loads its texts too, which are those of the deadline centre. */
const OwnDeadlineSettings = lazy(
  () => import(/* webpackChunkName: "screen-own-access" */ '../deadlines/own-deadline-settings'),
  'deadlines',
);

/** `/profile/notifications`: how each kind of notification reaches the user (mock-up y10). */
const NotificationSettingsScreen = () => {
  const { t } = useTranslation('notificationSettings');
  const { navigation } = usePlatform();
  const { route } = usePlatformState();
  const { query, savedAt, choose, plan, enableEmails } = useNotificationSettings();
  if (!query.data) {
    if (!query.isError) return <ScreenSkeleton />;
    return <SectionError retry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  const settings = query.data.data;
  const exhibition = settings.exhibitions.find(({ id }) => String(id) === route.query.get('exhibition')) ?? null;
  const mails = notificationKinds.map((kind) => choiceOf(kind, settings.choices, exhibition?.choices).mail);
  const count = mails.filter((mail) => mail === 'now').length;
  const daily = settings.schedule.daily.is_on ? mails.filter((mail) => mail === 'daily').length : 0;
  return (
    <>
      <Breadcrumbs crumbs={[crumbTo('profile', {}, t('profile')), { id: 'place', content: t('place') }]} />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{settings.mail ? t('head', { count, daily }) : t('headOff')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <p role="status" className={styles.saved}>
          {savedAt !== null && (
            <>
              <Icon name="check" size={16} />
              {t('saved', { time: formatTime(savedAt) })}
            </>
          )}
        </p>
      </div>
      {!settings.mail && (
        <Notice
          tone="warning"
          title={t('off.title')}
          className={styles.off}
          action={
            <Button size="sm" onClick={enableEmails}>
              {t('off.turnOn')}
            </Button>
          }
        >
          {t('off.text')}
        </Notice>
      )}
      <div className={styles.columns}>
        <KindsCard
          settings={settings}
          exhibition={exhibition}
          opened={route.query.get('kind')}
          onScope={(id) =>
            navigation.navigate(
              'notification-settings',
              {},
              { query: { exhibition: id === null ? undefined : String(id) }, replace: true },
            )
          }
          onChoose={choose}
        />
        <div className={styles.side}>
          <DailyCard settings={settings} onChange={plan} />
          <QuietCard schedule={settings.schedule} onChange={plan} />
          <OwnDeadlineSettings />
        </div>
      </div>
    </>
  );
};

export default NotificationSettingsScreen;
