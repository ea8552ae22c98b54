import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale } from '@fairfront/shared-kit/platform';
import type { PlacedRubric } from '../rubrics/rubric-items';
import styles from './rubric-picker.module.css';

const shownChips = 2;

interface ChosenChipsProps {
  ids: readonly number[];
  rubrics: ReadonlyMap<number, PlacedRubric>;
}

/** The first selected rubrics by name; the view "chosen" shows all. */
export const ChosenChips = ({ ids, rubrics }: ChosenChipsProps) => {
  const locale = useLocale();
  const known = ids.flatMap((id) => rubrics.get(id)?.node ?? []);
  if (known.length === 0) return null;
  return (
    // screen readers get the same from the tree and its counts
    <div aria-hidden="true" className={styles.chips}>
      {known.slice(0, shownChips).map((node) => (
        <span key={node.id} className={styles.chip}>
          {node.code} {textOf(node, 'name', locale)}
        </span>
      ))}
      {known.length > shownChips && <span className={styles.more}>+{known.length - shownChips}</span>}
    </div>
  );
};
