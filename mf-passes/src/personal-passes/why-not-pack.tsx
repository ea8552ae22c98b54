import { installationPrintStart } from '../model';
import { usePassWords } from '../situation/use-pass-situation';
import styles from './personal-passes.module.css';
import type { PersonalList } from './use-personal-list';

/** Why the passes of the list cannot be downloaded or printed together, where the buttons would stand (PASS-311). */
export const WhyNotPack = ({ list }: { list: PersonalList }) => {
  const { whyNot } = usePassWords();
  const { pack, meta, kind, quota, situation } = list;
  if (!pack || pack.allowed || !meta || meta.total === 0) return null;
  // the dialog of installation passes warns of the first day itself (PASS-127)
  const isAnnounced =
    kind === 'installation' && installationPrintStart(situation.participation, quota.total, situation.now) !== null;
  return isAnnounced ? null : <p className={styles.whyNot}>{whyNot(pack.why)}</p>;
};
