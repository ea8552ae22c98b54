import { wordmark } from './wordmark';
import styles from './logo.module.css';

/** What `Logo` takes. */
export interface LogoProps {
  /** Height of the mark in px; at least 16 (DESIGN §3). The word stands beside it unless `mark`. */
  size?: number;
  /** The mark alone, for narrow places. */
  mark?: boolean;
  /** One colour, for embeds and print. */
  plain?: boolean;
}

/** The open stand with the exhibitor's own square, and the drawn word. Names itself: give a link around it no other name. */
export const Logo = ({ size = 28, mark = false, plain = false }: LogoProps) => {
  const width = mark ? 28 : 133;
  return (
    <svg
      className={styles.logo}
      width={(size / 28) * width}
      height={size}
      viewBox={`0 0 ${width} 28`}
      role="img"
      aria-label="Fairfront"
    >
      <path d="M4 3h20v4H8v5.5h11v4H8V25H4z" />
      <rect className={plain ? undefined : styles.seat} x="19.5" y="19" width="6" height="6" rx="1" />
      {!mark && <path transform="translate(35 1.5)" d={wordmark} />}
    </svg>
  );
};
