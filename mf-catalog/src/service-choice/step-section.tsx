import { useId, type ReactNode } from 'react';
import { Heading } from '../context/heading';
import styles from './service-choice.module.css';

interface StepSectionProps {
  title: ReactNode;
  /** At the end of the heading line. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section of a step with its heading. */
export const StepSection = ({ title, note, children }: StepSectionProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={3} id={titleId} className="ff-h3">
          {title}
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
};
