import { classNames } from '../class-names';
import { useTranslation } from '../../platform/facade';
import styles from './stand-tag.module.css';

/** The props of `StandTag`. */
export interface StandTagProps {
  /** The number of the stand: "24C10". */
  children: string;
  /** 24 px in lines and bars, 32 px beside a page heading. */
  size?: 'md' | 'lg';
  className?: string;
}

/** A stand seen in plan: three walls, the front side open (DESIGN §3). */
export const StandTag = ({ children, size = 'md', className }: StandTagProps) => {
  const { t } = useTranslation('kit');
  return (
    <span className={classNames(styles.tag, size === 'lg' && styles.lg, className)}>
      <span className="ff-sr-only">{t('standTag.stand')} </span>
      {children}
    </span>
  );
};
