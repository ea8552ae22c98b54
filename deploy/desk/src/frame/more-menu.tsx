import { Button } from '@fairfront/shared-kit/components/button';
import { Menu } from '@fairfront/shared-kit/components/menu';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './desk-frame.module.css';
import type { DeskPlace } from './desk-place';

interface MoreMenuProps {
  places: readonly DeskPlace[];
  /** The place of the screen. */
  current: DeskPlace | null;
  /** The query of the links. */
  query: Record<string, string>;
}

/** The pages for which the bar has no room; the button names the open one. */
export const MoreMenu = ({ places, current, query }: MoreMenuProps) => {
  const { t } = useTranslation('desk');
  const { navigation } = usePlatform();
  const opened = places.find(({ name }) => name === current?.name);
  return (
    <Menu
      label={t('places.more')}
      items={places.map(({ name, route }) => ({
        id: name,
        label: t(`places.${name}`),
        onSelect: () => navigation.navigate(route, {}, { query }),
      }))}
      trigger={(props) => (
        <Button
          {...props}
          variant="text"
          size="sm"
          iconEnd="chevron-down"
          className={styles.more}
          data-current={opened ? '' : undefined}
        >
          {opened ? t(`places.${opened.name}`) : t('places.more')}
        </Button>
      )}
    />
  );
};
