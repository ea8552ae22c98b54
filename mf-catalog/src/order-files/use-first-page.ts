import { useAction } from '@fairfront/shared-kit/api/actions';
import { useObjectAddress } from './use-object-address';

/** The browser's PDF viewer renders in a frame; most phones have none. */
const hasViewer = (): boolean => navigator.pdfViewerEnabled;

/**
 * The first page of a PDF in the browser's viewer: no library, no extra bytes, and the portal's policy allows frames with
 * blob URLs. It opens on demand, since the page of an embed may forbid such frames.
 * @param fetchFile loads the stored file
 */
export const useFirstPage = (fetchFile: (orderId: number) => Promise<Blob>) => {
  const { address, show, hide } = useObjectAddress();
  const fetching = useAction<number, void>({
    namespace: 'catalog',
    run: async (orderId) => show(new Blob([await fetchFile(orderId)], { type: 'application/pdf' })),
  });
  return { isPossible: hasViewer(), address: address && `${address}#page=1&toolbar=0&view=FitH`, fetching, hide };
};
