import { splitLicensePlate } from './split-license-plate';
import styles from './license-plate.module.css';

/** The props of `LicensePlate`. */
export interface LicensePlateProps {
  /** The number as stored. */
  children: string;
}

/** A number plate, with a region box for a Russian one (DESIGN §5). */
export const LicensePlate = ({ children }: LicensePlateProps) => {
  const parts = splitLicensePlate(children);
  return (
    <span className={styles.plate}>
      {parts ? (
        <>
          <b className={styles.main}>{parts.main}</b> <b className={styles.region}>{parts.region}</b>
        </>
      ) : (
        <b className={styles.main}>{children}</b>
      )}
    </span>
  );
};
