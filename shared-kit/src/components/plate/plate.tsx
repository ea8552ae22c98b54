import { splitPlate } from './split-plate';
import styles from './plate.module.css';

/** What `Plate` takes. */
export interface PlateProps {
  /** The number as it is stored. */
  children: string;
}

/** A number plate: with a region box when it is a Russian one, else plain (DESIGN §5). */
export const Plate = ({ children }: PlateProps) => {
  const parts = splitPlate(children);
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
