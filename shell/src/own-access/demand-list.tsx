import { Notice } from '@fairfront/shared-kit/components/notice';
import type { SecondFactor } from '@fairfront/shared-kit/platform';
import { useDemandTexts } from './use-demand-texts';
import styles from './own-access.module.css';

/**
 * The exhibitions that require a second factor, and from when; a warning for users who would lose access.
 */
export const DemandList = ({ factor: { demands, since } }: { factor: SecondFactor }) => {
  const { demanded } = useDemandTexts();
  if (demands.length === 0) return null;
  return (
    <div className={styles.demands}>
      <Notice tone={since === null ? 'warning' : 'neutral'} icon="lock">
        {demands.map((demand) => (
          <p key={demand.exhibition_id}>{demanded(demand)}</p>
        ))}
      </Notice>
    </div>
  );
};
