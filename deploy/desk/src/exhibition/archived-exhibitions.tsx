import { useState } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { formatProsePeriod } from '@fairfront/shared-kit/platform/formats';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { accessQuery, type DeskExhibition } from '../api/desk';
import { archivedExhibitionsQuery, archiveExhibition } from '../api/exhibition';
import { deskKeys } from '../api/query-keys';
import { mayInExhibition } from '../frame/desk-place';
import styles from './exhibition.module.css';

/** Opens the list of archived exhibitions, from which they are restored; nothing while none is archived. */
export const ArchivedExhibitions = () => {
  const { t } = useTranslation('desk');
  const { api, navigation } = usePlatform();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { data: archived = [] } = useQuery({ ...archivedExhibitionsQuery(api), ...failsHere });
  const { data: grants = [] } = useQuery({ ...accessQuery(api), ...failsHere });
  const nameOf = (one: DeskExhibition) => textOf(one, 'title', locale);
  const restoring = useAction<DeskExhibition>({
    namespace: 'desk',
    rowOf: ({ id }) => id,
    invalidates: () => [deskKeys.exhibitions],
    announce: (_, one) => t('record.restored', { name: nameOf(one) }),
    run: async (one) => {
      await archiveExhibition(api, one, 'restore');
      setOpen(false);
      navigation.navigate('desk-exhibition', {}, { query: { exhibition: String(one.id) } });
    },
  });
  if (archived.length === 0) return null;
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {t('record.archivedCount', { count: archived.length })}
      </Button>
      <Modal open={isOpen} size="md" title={t('record.archivedTitle')} onClose={() => setOpen(false)}>
        <ModalHeader />
        <ModalBody>
          <ul className={styles.rows} aria-label={t('record.archivedTitle')}>
            {archived.map((one) => (
              <li key={one.id} className={styles.row}>
                <span className={styles.rowText}>
                  <span className={styles.rowName}>{nameOf(one)}</span>
                  <span className={styles.meaning}>{formatProsePeriod(one.started_at, one.ended_at, locale)}</span>
                </span>
                {mayInExhibition(grants, one.id, { scope: 'set-up', action: 'write' }) && (
                  <Button
                    size="sm"
                    variant="text"
                    busy={restoring.isBusy(one.id)}
                    aria-label={t('record.restoreOf', { name: nameOf(one) })}
                    onClick={() => void restoring.run(one)}
                  >
                    {t('record.restore')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </ModalBody>
        <ModalFooter>
          <Button onClick={() => setOpen(false)}>{t('close')}</Button>
        </ModalFooter>
      </Modal>
    </>
  );
};
