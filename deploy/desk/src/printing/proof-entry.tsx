import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { PrintedProof } from '../api/printing';
import { useIssueText } from './issue-text';
import styles from './printing.module.css';

interface ProofEntryProps {
  entry: PrintedProof;
  /** Whether its letter or rubric is shown above it. */
  startsHeading: boolean;
  exhibition: number;
}

/** An entry as it is printed, with the reasons why it is not final. */
export const ProofEntry = ({ entry, startsHeading, exhibition }: ProofEntryProps) => {
  const { t } = useTranslation('desk');
  const issueText = useIssueText();
  const { name, lines, description, issues, order_id: id } = entry;
  return (
    <>
      {startsHeading && <h2 className={styles.heading}>{entry.heading}</h2>}
      <article className={styles.entry} data-final={issues.length === 0}>
        <h3 className={styles.name}>
          <RouteLink
            to="desk-catalogue-orders"
            params={{}}
            query={{ exhibition: String(exhibition), item: String(id) }}
            variant="quiet"
          >
            {name}
          </RouteLink>
        </h3>
        {lines.length > 0 && (
          <p>
            {lines.map(({ kind, text, is_beyond_free: isCharged }, index) => (
              <span key={`${kind} ${text}`}>
                {index > 0 && ', '}
                {kind === 'stand' ? (
                  <strong>{text}</strong>
                ) : isCharged ? (
                  <mark className={styles.charged}>{text}</mark>
                ) : (
                  text
                )}
              </span>
            ))}
          </p>
        )}
        {(description.free || description.charged) && (
          <p className={styles.description}>
            {description.free}
            {description.charged && <mark className={styles.charged}>{description.charged}</mark>}
          </p>
        )}
        {issues.length > 0 && (
          <p className={styles.issues}>
            <Icon name="warning" size={16} />
            {t('printing.notFinal', { reasons: issues.map(issueText).join(', ') })}
          </p>
        )}
      </article>
    </>
  );
};
