import { useId, useState } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useParticipant, useTranslation, type RouteName } from '@fairfront/shared-kit/platform';
import { TargetLink } from './target-link';
import rows from './tile-row.module.css';
import styles from './more-places.module.css';

/** Entries of SHELL-131 that are a screen without a tile: papers and requests that nobody needs every day. */
const places = [
  { route: 'publications', icon: 'megaphone' },
  { route: 'building-types', icon: 'crane' },
  { route: 'general-terms', icon: 'documents' },
] as const satisfies readonly { route: RouteName; icon: IconName }[];

/** The last section of the hub: the screens that no tile leads to (SHELL-280). On a phone it is one row that opens. */
export const MorePlaces = () => {
  const { t } = useTranslation('hub');
  const { id } = useParticipant();
  const isNarrow = useNarrow();
  return (
    <nav aria-labelledby="hub-more" className={styles.more}>
      <h2 id="hub-more" className={isNarrow ? 'ff-sr-only' : styles.title}>
        {t('more.title')}
      </h2>
      {isNarrow ? (
        <FoldedPlaces id={id} />
      ) : (
        <ul className={styles.places}>
          {places.map(({ route, icon }) => (
            <li key={route}>
              <TargetLink target={{ route, params: { id } }} look="secondary" icon={icon}>
                {t(`more.${route}`)}
              </TargetLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
};

/** The calendar, which a phone has no room for above, comes first. */
const narrowPlaces = [{ route: 'deadlines', icon: 'calendar' }, ...places] as const;

const FoldedPlaces = ({ id }: { id: number }) => {
  const { t } = useTranslation('hub');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <div className={styles.folded}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        className={classNames(rows.row, styles.opener)}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="exhibitions" size={20} className={rows.icon} />
        <span className={rows.title}>{t('more.short')}</span>
        <b className={classNames('ff-num', rows.figure)}>{narrowPlaces.length}</b>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} className={rows.go} />
        <span className={classNames(rows.rest, rows.note)}>{t('more.about')}</span>
      </button>
      {isOpen && (
        <ul id={listId}>
          {narrowPlaces.map(({ route, icon }) => (
            <li key={route} className={styles.place}>
              <TargetLink target={{ route, params: { id } }} look="quiet" className={rows.row}>
                <Icon name={icon} size={20} className={rows.icon} />
                <span className={rows.title}>{t(`more.${route}`)}</span>
                <Icon name="chevron-right" size={16} className={rows.go} />
              </TargetLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
