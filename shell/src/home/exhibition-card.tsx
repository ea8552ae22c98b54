import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { standPlace } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { deadlinesOfCard } from '@fairfront/shared-kit/domain/participations';
import { useLocale, usePlatform, useTranslation, type ParticipationListItem } from '@fairfront/shared-kit/platform';
import { overviewOf, showDeadlines } from '../deadlines/deadlines.model';
import { DeadlineLines } from '../hub/calendar/deadline-lines';
import { ExhibitionDates } from './exhibition-dates';
import { PhaseBadge } from './phase-badge';
import { Preparation } from './preparation';
import type { Preparation as PreparationResponse } from '@fairfront/shared-kit/api';
import styles from './exhibition-card.module.css';

interface ExhibitionCardProps {
  item: ParticipationListItem;
  /** Highlighted, with the primary button. */
  isNearest: boolean;
  /** Undefined until loaded. */
  preparation: PreparationResponse | undefined;
}

/** One event of the user. */
export const ExhibitionCard = ({ item, isNearest, preparation }: ExhibitionCardProps) => {
  const { t } = useTranslation('shell');
  const { now } = usePlatform();
  const locale = useLocale();
  const { id, type, company, exhibition, stands, role } = item;
  const title = textOf(exhibition, 'title', locale);
  const about = [textOf(exhibition, 'subtitle', locale), textOf(exhibition, 'venue', locale)]
    .filter(Boolean)
    .join('. ');
  const [stand, ...more] = stands;
  const titles = more.map((other) => `${other.title} (${standPlace(other, locale)})`).join(', ');
  const place = stand && [standPlace(stand, locale), t('home.area', { area: stand.area })].filter(Boolean).join(', ');
  const deadlines =
    preparation &&
    overviewOf(showDeadlines(preparation.deadlines, exhibition.timezone, now())).slice(0, deadlinesOfCard);
  const titleId = `event-${id}`;
  return (
    <article className={classNames(styles.card, isNearest && styles.nearest)} aria-labelledby={titleId}>
      <ExhibitionDates exhibition={exhibition} className={styles.dates} />
      <div className={styles.body}>
        <div className={styles.head}>
          <div>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <p className={styles.about}>{about}</p>
          </div>
          <span className={styles.badges}>
            {role === 'read' && (
              <StatusBadge tone="neutral" icon="eye">
                {t('home.readOnly')}
              </StatusBadge>
            )}
            <PhaseBadge exhibition={exhibition} />
          </span>
        </div>
        <ul className={styles.facts}>
          {stand && (
            <li className={styles.fact}>
              <StandTag>{stand.title}</StandTag>
              <span>
                {[place, more.length > 0 && t('home.stands', { count: more.length, titles })]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          )}
          <li className={styles.fact}>
            <Icon name="building" size={16} />
            <span>{textOf(company, 'name', locale)}</span>
          </li>
          <li className={styles.fact}>
            <Icon name="flag" size={16} />
            <span>{t(`eventType.${type}`)}</span>
          </li>
          {role && (
            <li className={styles.fact}>
              <Icon name="user" size={16} />
              <span>{t(`role.${role}`)}</span>
            </li>
          )}
        </ul>
        <Preparation steps={preparation} />
      </div>
      <div className={styles.side}>
        <div className={styles.deadlines}>
          {deadlines && (
            <>
              <h3 className={styles.label}>{t('home.deadlines')}</h3>
              {deadlines.length > 0 ? (
                <DeadlineLines tinted deadlines={deadlines} />
              ) : (
                <p className={styles.none}>{t('home.noDeadlines')}</p>
              )}
            </>
          )}
        </div>
        <RouteLink
          to="participant"
          params={{ id }}
          variant={isNearest ? 'primary' : 'secondary'}
          wide
          iconEnd="arrow-right"
          className={styles.open}
        >
          {t('home.open')}
          <span className="ff-sr-only">: {title}</span>
        </RouteLink>
      </div>
    </article>
  );
};
