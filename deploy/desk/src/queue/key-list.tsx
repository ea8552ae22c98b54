import { Kbd } from '@fairfront/shared-kit/components/kbd';
import { Modal, ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './queue.module.css';
import type { DecisionKind } from './queue.types';

interface KeyListProps {
  queue: string;
  decisions: readonly DecisionKind<string>[];
  open: boolean;
  onClose: () => void;
}

/** The keys of a queue. */
export const KeyList = ({ queue, decisions, open, onClose }: KeyListProps) => {
  const { t } = useTranslation('desk');
  const templates = Math.max(...decisions.map((kind) => kind.templates.length));
  const keys: [names: string[], text: string][] = [
    [['J', 'K'], t('keys.move')],
    ...decisions.map((kind): [string[], string] => [[kind.letter], t(`${queue}.${kind.name}.key`)]),
    ...(templates > 0 ? [[['1', String(templates)], t('keys.template')] satisfies [string[], string]] : []),
    [['Enter'], t('keys.send')],
    [['Z'], t('keys.undo')],
    [['?'], t('keys.list')],
  ];
  return (
    <Modal open={open} size="sm" title={t('keys.title')} onClose={onClose}>
      <ModalHeader />
      <ModalBody>
        <dl className={styles.keys}>
          {keys.map(([names, text]) => (
            <div key={text} className={styles.keyLine}>
              <dt>
                {names.map((name) => (
                  <Kbd key={name}>{name}</Kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </ModalBody>
    </Modal>
  );
};
