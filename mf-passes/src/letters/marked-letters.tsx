import type { LetterWarning } from '@fairfront/shared-kit/domain/passes';
import styles from './marked-letters.module.css';

/** A name with the letters from the other alphabet framed, with the background of a warning. */
export const MarkedLetters = ({ text, warning }: { text: string; warning: Pick<LetterWarning, 'places'> }) => (
  <span className={styles.name}>
    {Array.from(text, (letter, place) =>
      warning.places.includes(place) ? (
        <mark key={place} className={styles.letter}>
          {letter}
        </mark>
      ) : (
        letter
      ),
    )}
  </span>
);
