import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { formatProsePeriod, standPlace } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useNow, useTranslation, type PassLinkPage } from '@fairfront/shared-kit/platform';
import styles from './self-fill.module.css';

/** The invited person, the exhibition and the stand. */
export const SelfFillHead = ({ page: { name, exhibition, stands } }: { page: PassLinkPage }) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const now = useNow();
  const facts = [
    textOf(exhibition, 'title', locale),
    formatProsePeriod(exhibition.started_at, exhibition.ended_at, locale, { now }),
    textOf(exhibition, 'venue', locale),
  ];
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{name ? t('selfFill.titleTo', { name }) : t('selfFill.title')}</h1>
      <p className={styles.facts}>{facts.filter(Boolean).join(', ')}</p>
      {stands.length > 0 && (
        <p className={styles.stands}>
          {stands.map(({ title }) => (
            <StandTag key={title} className={styles.stand ?? ''}>
              {title}
            </StandTag>
          ))}
          <span>{standPlace(stands[0], locale)}</span>
        </p>
      )}
    </div>
  );
};
