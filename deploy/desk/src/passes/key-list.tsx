import { Kbd } from '@fairfront/shared-kit/components/kbd';
import { Modal, ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './passes.module.css';

const keys = [
  ['move', ['J', 'K']],
  ['accept', ['A']],
  ['reject', ['R']],
  ['reason', ['1', '5']],
  ['send', ['Enter']],
  ['undo', ['Z']],
  ['list', ['?']],
] as const;

/** The keys of the queue. */
export const KeyList = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('desk');
  return (
    <Modal open={open} size="sm" title={t('keys.title')} onClose={onClose}>
      <ModalHeader />
      <ModalBody>
        <dl className={styles.keys}>
          {keys.map(([what, names]) => (
            <div key={what} className={styles.keyLine}>
              <dt>
                {names.map((name) => (
                  <Kbd key={name}>{name}</Kbd>
                ))}
              </dt>
              <dd>{t(`keys.${what}`)}</dd>
            </div>
          ))}
        </dl>
      </ModalBody>
    </Modal>
  );
};
