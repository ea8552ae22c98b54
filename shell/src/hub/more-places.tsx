import type { IconName } from '@fairfront/shared-kit/components/icon';
import { useParticipant, useTranslation, type RouteName } from '@fairfront/shared-kit/platform';
import { TargetLink } from './target-link';
import styles from './more-places.module.css';

/** Entries of SHELL-131 that are a screen without a tile: papers and requests that nobody needs every day. */
const places = [
  { route: 'publications', icon: 'megaphone' },
  { route: 'building-types', icon: 'crane' },
  { route: 'general-terms', icon: 'documents' },
] as const satisfies readonly { route: RouteName; icon: IconName }[];

/** The last section of the hub: the screens that no tile leads to (SHELL-280). */
export const MorePlaces = () => {
  const { t } = useTranslation('hub');
  const { id } = useParticipant();
  return (
    <nav aria-labelledby="hub-more" className={styles.more}>
      <h2 id="hub-more" className={styles.title}>
        {t('more.title')}
      </h2>
      <ul className={styles.places}>
        {places.map(({ route, icon }) => (
          <li key={route}>
            <TargetLink target={{ route, params: { id } }} look="secondary" icon={icon}>
              {t(`more.${route}`)}
            </TargetLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
