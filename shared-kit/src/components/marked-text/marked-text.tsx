import type { TextRange } from '../../domain/common';
import styles from './marked-text.module.css';

/** The props of `MarkedText`. */
export interface MarkedTextProps {
  text: string;
  /** Sorted and without overlaps. */
  ranges?: readonly TextRange[] | undefined;
}

/** A text with what was searched marked in it. */
export const MarkedText = ({ text, ranges = [] }: MarkedTextProps) => {
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
