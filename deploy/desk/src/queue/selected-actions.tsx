import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './queue.module.css';
import type { QueueDescription } from './queue.types';
import type { QueueState } from './use-queue';
import { ofSelection } from './use-drafts';

interface SelectedActionsProps<Item, Detail, Part extends string, Decision extends string> {
  queue: QueueDescription<Item, Detail, Part, Decision>;
  state: QueueState<Item, Detail, Part, Decision>;
}

/** The actions for the selected items. */
export const SelectedActions = <Item, Detail, Part extends string, Decision extends string>({
  queue,
  state: { selection, total, isChoosingAll, chooseAll, start },
}: SelectedActionsProps<Item, Detail, Part, Decision>) => {
  const { t } = useTranslation('desk');
  const count = selection.items.size;
  const rows = [...selection.items.values()].flatMap(({ row }) => (row === null ? [] : [row]));
  return (
    <div className={styles.selected}>
      <span className={styles.remarks}>{queue.SelectionNote && <queue.SelectionNote rows={rows} />}</span>
      {total > count && (
        <Button variant="text" size="sm" busy={isChoosingAll} onClick={() => void chooseAll()}>
          {t('selected.all', { total })}
        </Button>
      )}
      <Button variant="text" size="sm" onClick={() => selection.set([])}>
        {t('selected.clear')}
      </Button>
      {[...queue.decisions].reverse().map((kind, at, { length }) => (
        <Button
          key={kind.name}
          size="sm"
          {...(at === length - 1 && { icon: kind.icon })}
          onClick={() => void start(ofSelection, kind, '')}
        >
          {t(`${queue.name}.${kind.name}.selected`, { count })}
        </Button>
      ))}
    </div>
  );
};
