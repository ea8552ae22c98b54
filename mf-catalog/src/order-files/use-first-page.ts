import { useAction } from '@fairfront/shared-kit/actions';
import { useObjectAddress } from './use-object-address';

/** The browser's own viewer draws a PDF in a frame; phones mostly have none. */
const hasViewer = (): boolean => navigator.pdfViewerEnabled;

/**
 * The first page of a PDF in the browser's own viewer: no library, no bytes, and the policy of the portal allows frames of
 * files in memory. It opens on demand, since a page around an embed may forbid such frames (CAT-296).
 * @param fetchFile the file as it is stored
 */
export const useFirstPage = (fetchFile: (orderId: number) => Promise<Blob>) => {
  const { address, show, hide } = useObjectAddress();
  const fetching = useAction<number, void>({
    namespace: 'catalog',
    run: async (orderId) => show(new Blob([await fetchFile(orderId)], { type: 'application/pdf' })),
  });
  return { isPossible: hasViewer(), address: address && `${address}#page=1&toolbar=0&view=FitH`, fetching, hide };
};
