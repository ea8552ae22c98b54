import { useTranslation } from '@fairfront/shared-kit/platform';
import type { Sides } from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';
import styles from './crop.module.css';

/** Pixels per inch in print, and millimetres per inch. */
const dotsPerInch = 300;
const millimetres = 25.4;

/** The printed dimensions in whole millimetres. */
export const printedSides = ({ width, height }: Sides): Sides => ({
  width: Math.round((width / dotsPerInch) * millimetres),
  height: Math.round((height / dotsPerInch) * millimetres),
});

interface PrintedResultProps {
  address: string;
  sides: Sides;
  /** The alphabetical list is printed in one ink, so a logo must work without colour too. */
  isLogo: boolean;
}

/** The result at its printed size; a logo is also shown in one ink. */
export const PrintedResult = ({ address, sides, isLogo }: PrintedResultProps) => {
  const { t } = useTranslation('catalog');
  const mm = printedSides(sides);
  const alt = t('crop.resultOf', { w: sides.width, h: sides.height });
  return (
    <div className={styles.printed}>
      <figure className={styles.print}>
        <img src={address} alt={alt} className={styles.small} style={{ width: `${mm.width}mm` }} />
        <figcaption className={styles.caption}>{t('crop.printed', { w: mm.width, h: mm.height })}</figcaption>
      </figure>
      {isLogo && (
        <figure className={styles.print}>
          <img src={address} alt="" className={styles.oneInk} style={{ width: `${mm.width}mm` }} />
          <figcaption className={styles.caption}>{t('crop.oneInk')}</figcaption>
        </figure>
      )}
    </div>
  );
};
