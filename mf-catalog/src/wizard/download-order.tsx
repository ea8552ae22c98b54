import { useAction } from '@fairfront/shared-kit/actions';
import { saveFile } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { useParticipant, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useWizard } from './wizard-context';

/** The order as a PDF, as it is stored; hidden while a price is missing (CAT-030, CAT-131, CAT-247). */
export const DownloadOrder = () => {
  const { t } = useTranslation('catalog');
  const { api } = usePlatform();
  const { id } = useParticipant();
  const { order, priced, isEditable, save } = useWizard();
  const download = useAction<undefined, void>({
    namespace: 'catalog',
    run: async () => {
      const stored = isEditable ? await save() : order;
      if (stored) saveFile(await api.download(`/participants/${id}/catalog-orders/${stored.id}/download`));
    },
  });
  if (order === null || priced.totals.with_vat === null) return null;
  return (
    <Button
      variant="text"
      size="sm"
      icon="download"
      busy={download.isBusy()}
      onClick={() => void download.run(undefined)}
    >
      {t('wizard.download')}
    </Button>
  );
};
