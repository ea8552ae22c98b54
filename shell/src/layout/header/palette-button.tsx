import { Icon } from '@fairfront/shared-kit/components/icon';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { paletteKeys, useOpenPalette } from './palette-context';
import styles from './palette-button.module.css';

/** The visible button for the command palette, with its shortcut where there is room. */
export const PaletteButton = () => {
  const { t } = useTranslation('shell');
  const open = useOpenPalette();
  return (
    open && (
      <button type="button" className={styles.button} aria-label={t('menu.palette')} onClick={open}>
        <Icon name="search" size={20} />
        {/* rendered by CSS: as text it would be part of the accessible name of the button */}
        <span className={styles.keys} aria-hidden="true" data-keys={paletteKeys()} />
      </button>
    )
  );
};
