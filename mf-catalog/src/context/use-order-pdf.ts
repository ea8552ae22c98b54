import { useAction } from '@fairfront/shared-kit/api/actions';
import { printPdf, saveFile } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform } from '@fairfront/shared-kit/platform';
import { orderPdf } from '../api/order-files';
import { useWizard } from './wizard-context';

/** Downloads or prints the order as PDF. The PDF shows the stored order, so input is saved first. */
export const useOrderPdf = () => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { order, isEditable, save } = useWizard();
  const fetchPdf = async () => {
    const stored = isEditable ? await save() : order;
    return stored && api.download(orderPdf(id, stored.id));
  };
  const download = useAction<undefined, void>({
    namespace: 'catalog',
    run: async () => {
      const file = await fetchPdf();
      if (file) saveFile(file);
    },
  });
  const print = useAction<undefined, void>({
    namespace: 'catalog',
    run: async () => {
      const file = await fetchPdf();
      if (file) await printPdf(file.blob);
    },
  });
  return { download, print };
};
