import { Icon, isIconName, type IconName } from '@fairfront/shared-kit/components/icon';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import {
  useLocale,
  useParticipation,
  useTranslation,
  type ChecklistPlace,
  type Target,
} from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../../boot';
import { TargetLink } from '../../routing/target-link';
import { FoldingRow } from './folding-row';
import rows from '../tiles/tile-row.module.css';
import styles from './more-places.module.css';

interface Place {
  key: string;
  icon: IconName;
  title: string;
  target: Target;
}

/** Places in which a remote has content come first: they are the reason to look here. */
const usePlaces = (further: readonly ChecklistPlace[], isNarrow: boolean): Place[] => {
  const { t } = useTranslation('hub');
  const { id } = useParticipation();
  const locale = useLocale();
  const { places } = useRemoteCatalog();
  const own = (route: 'deadlines' | 'support', icon: IconName): Place => ({
    key: route,
    icon,
    title: t(`more.${route}`),
    target: route === 'support' ? { route, params: {} } : { route, params: { id } },
  });
  const known = (icon: string): IconName => (isIconName(icon) ? icon : 'documents');
  return [
    ...further.map(({ id: key, icon, title, target }) => ({ key, icon: known(icon), title, target })),
    // the calendar, which has no room above on a phone, comes before the other screens
    ...(isNarrow ? [own('deadlines', 'calendar')] : []),
    ...places.map(({ id: key, icon, title, route }) => ({
      key,
      icon: known(icon),
      title: title[locale],
      target: { route, params: { id } } as Target,
    })),
    own('support', 'question'),
  ];
};

/** The last section of the hub: places without a tile. On a phone it is one row that expands. */
export const MorePlaces = ({ places: further }: { places: readonly ChecklistPlace[] }) => {
  const { t } = useTranslation('hub');
  const isNarrow = useNarrow();
  const all = usePlaces(further, isNarrow);
  return (
    <nav aria-labelledby="hub-more" className={styles.more}>
      <h2 id="hub-more" className={isNarrow ? 'ff-sr-only' : styles.title}>
        {t('more.title')}
      </h2>
      {isNarrow ? (
        <FoldedPlaces places={all} />
      ) : (
        <ul className={styles.places}>
          {all.map(({ key, icon, title, target }) => (
            <li key={key}>
              <TargetLink target={target} variant="secondary" icon={icon}>
                {title}
              </TargetLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
};

const FoldedPlaces = ({ places: all }: { places: readonly Place[] }) => {
  const { t } = useTranslation('hub');
  return (
    <div className={styles.folded}>
      <FoldingRow icon="exhibitions" title={t('more.short')} figure={all.length} note={t('more.about')}>
        {(id) => (
          <ul id={id}>
            {all.map(({ key, icon, title, target }) => (
              <li key={key} className={styles.place}>
                <TargetLink target={target} variant="quiet" className={rows.row}>
                  <Icon name={icon} size={20} className={rows.icon} />
                  <span className={rows.title}>{title}</span>
                  <Icon name="chevron-right" size={16} className={rows.go} />
                </TargetLink>
              </li>
            ))}
          </ul>
        )}
      </FoldingRow>
    </div>
  );
};
