import { useAction } from '@fairfront/shared-kit/api/actions';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import {
  locales,
  storedLocale,
  storedTheme,
  useLocale,
  usePlatform,
  useQueryClient,
  useTranslation,
  type Locale,
} from '@fairfront/shared-kit/platform';
import { useSyncExternalStore } from 'react';
import { storeOwnUser } from '../api/own-user';
import styles from './profile.module.css';

const themes = ['auto', 'light', 'dark'] as const;

/** The language of the portal and emails, and the theme. Both apply at once; the shell follows the stored values. */
export const AppearanceAndLanguage = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const cache = useQueryClient();
  const locale = useLocale();
  const stored = useSyncExternalStore(storedTheme.subscribe, storedTheme.read);
  const theme = themes.find((known) => known === stored) ?? 'auto';
  const language = useAction<Locale>({
    namespace: 'account',
    run: (chosen, { idempotencyKey }) => api.post('/language', { body: { locale: chosen }, idempotencyKey }),
    onDone: (_answer, chosen) => {
      storeOwnUser(cache, { locale: chosen });
      storedLocale.write(chosen);
    },
  });
  return (
    <section className={styles.card} aria-labelledby="profile-appearance">
      <h2 id="profile-appearance" className={styles.cardTitle}>
        {t('profile.appearance.title')}
      </h2>
      <div className={styles.choices}>
        <div className={styles.choice}>
          <span className={styles.choiceName} aria-hidden="true">
            {t('profile.appearance.language')}
          </span>
          <SegmentedControl
            label={t('profile.appearance.language')}
            segments={locales.map((value) => ({ value, label: t(`profile.appearance.${value}`), lang: value }))}
            value={locale}
            busy={language.isBusy()}
            onChange={(chosen) => void language.run(chosen)}
          />
        </div>
        <div className={styles.choice}>
          <span className={styles.choiceName} aria-hidden="true">
            {t('profile.appearance.theme')}
          </span>
          <SegmentedControl
            label={t('profile.appearance.theme')}
            segments={themes.map((value) => ({ value, label: t(`profile.appearance.${value}`) }))}
            value={theme}
            onChange={(chosen) => storedTheme.write(chosen === 'auto' ? null : chosen)}
          />
        </div>
      </div>
    </section>
  );
};
