import { useAction } from '@fairfront/shared-kit/api/actions';
import { saveFile } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Menu } from '@fairfront/shared-kit/components/menu';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { participantsExport, type ParticipantsFilter } from '../api/participants';

const formats = ['xlsx', 'csv'] as const;

/** Downloads the participants that search and type select. */
export const ExportMenu = ({ filter }: { filter: ParticipantsFilter }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const saving = useAction<(typeof formats)[number]>({
    namespace: 'desk',
    run: async (format) => saveFile(await api.download(participantsExport(filter, format))),
  });
  return (
    <Menu
      label={t('participants.export')}
      items={formats.map((format) => ({
        id: format,
        label: t(`participants.formats.${format}`),
        onSelect: () => void saving.run(format),
      }))}
      trigger={(props) => (
        <Button {...props} size="sm" icon="download" busy={saving.isBusy()}>
          {t('participants.export')}
        </Button>
      )}
    />
  );
};
