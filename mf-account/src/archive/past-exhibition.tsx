import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation, type ParticipationListItem } from '@fairfront/shared-kit/platform';
import { PastDates } from './past-dates';
import styles from './archive.module.css';

/** One past exhibition: days, stand, company, passes. It opens for viewing and downloads. */
export const PastExhibition = ({ item }: { item: ParticipationListItem }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { id, company, exhibition, stands, quota, car_passes_count: cars, role } = item;
  const title = textOf(exhibition, 'title', locale);
  const about = [textOf(exhibition, 'subtitle', locale), textOf(exhibition, 'venue', locale)]
    .filter(Boolean)
    .join('. ');
  const passes = (quota.certificate_count ?? 0) + cars;
  const titleId = `past-${id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <PastDates exhibition={exhibition} />
      <div className={styles.body}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <p className={styles.about}>{about}</p>
        <ul className={styles.facts}>
          {stands.length > 0 && (
            <li className={styles.fact}>
              {stands.map((stand) => (
                <StandTag key={stand.id}>{stand.title}</StandTag>
              ))}
            </li>
          )}
          <li className={styles.fact}>
            <Icon name="building" size={16} />
            {textOf(company, 'name', locale)}
          </li>
          {passes > 0 && (
            <li className={styles.fact}>
              <Icon name="badge" size={16} />
              {t('archive.passes', { count: passes })}
            </li>
          )}
          {role === 'read' && (
            <li className={styles.fact}>
              <Icon name="eye" size={16} />
              {t('archive.readOnly')}
            </li>
          )}
        </ul>
      </div>
      <div className={styles.side}>
        <RouteLink to="participant" params={{ id }} variant="secondary" wide>
          {t('open')}
          <span className="ff-sr-only">: {title}</span>
        </RouteLink>
      </div>
    </article>
  );
};
