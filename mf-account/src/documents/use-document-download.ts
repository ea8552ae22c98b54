import { documentPath, type ContractDocument } from '../api/contracts';
import { useFileDownload } from '../api/use-file-download';

/** What names the PDF of a document. */
type DocumentFile = Pick<ContractDocument, 'id' | 'file'>;

/** Saves documents as PDF, one at a time each; a failure shows in the popup (ACC-129, ACC-130). */
export const useDocumentDownload = () => {
  const files = useFileDownload();
  return {
    download: (document: DocumentFile) => files.download(documentPath(document)),
    isRunning: (document: DocumentFile) => files.isRunning(documentPath(document)),
  };
};
export type DocumentDownload = ReturnType<typeof useDocumentDownload>;
