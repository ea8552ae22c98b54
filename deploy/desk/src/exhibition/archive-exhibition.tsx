import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { DeskExhibition } from '../api/desk';
import { archiveExhibition } from '../api/exhibition';
import { deskKeys } from '../api/query-keys';

/** Archives the exhibition of the record, after saying what that does. */
export const ArchiveExhibition = ({ record }: { record: DeskExhibition }) => {
  const { t } = useTranslation('desk');
  const { api, navigation } = usePlatform();
  const title = textOf(record, 'title', useLocale());
  const archiving = useAction<null>({
    namespace: 'desk',
    invalidates: () => [deskKeys.exhibitions],
    confirm: () => ({
      title: t('record.archiveQuestion', { title }),
      text: t('record.archiveText'),
      confirmLabel: t('record.archive'),
      tone: 'danger',
    }),
    announce: () => t('record.wasArchived', { name: title }),
    run: async () => {
      await archiveExhibition(api, record, 'archive');
      // the desk does not show an archived exhibition
      navigation.navigate('desk', {}, { replace: true });
    },
  });
  return (
    <Button variant="danger" busy={archiving.isBusy()} onClick={() => void archiving.run(null)}>
      {t('record.archive')}
    </Button>
  );
};
