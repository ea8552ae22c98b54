import { useQuery } from '@tanstack/react-query';
import { Button, Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { readRows } from './baseline-rows';

/** Opened for the first time, it loads a chunk, then makes a call, then shows rows in a table. */
export const BaselineDialog = ({ close }: { close: () => void }) => {
  const { t } = useTranslation();
  const { data = [] } = useQuery({ queryKey: ['rows of the dialog'], queryFn: readRows });
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal>
        <Dialog aria-label={t('title')}>
          <Button onPress={close}>{t('close')}</Button>
          <table>
            <tbody>
              {data.map(({ id, name }) => (
                <tr key={id}>
                  <td>{name}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
