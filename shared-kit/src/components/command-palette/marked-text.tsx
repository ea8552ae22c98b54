import type { TextRange } from '../../model';
import styles from './command-palette.module.css';

/** A text with what was searched marked in it. */
export const MarkedText = ({ text, ranges = [] }: { text: string; ranges?: readonly TextRange[] | undefined }) => {
  const parts = ranges.map(({ from, to }, index) => {
    const before = text.slice(ranges[index - 1]?.to ?? 0, from);
    return (
      <span key={from}>
        {before}
        <mark className={styles.mark}>{text.slice(from, to)}</mark>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.to ?? 0)}
    </>
  );
};
