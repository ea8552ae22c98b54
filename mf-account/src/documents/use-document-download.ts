import { documentPath, type ContractDocument } from '../api/contracts';
import { useFileDownload } from '../api/use-file-download';

/** The data that identifies the PDF of a document. */
type DocumentFile = Pick<ContractDocument, 'id' | 'file'>;

/** Downloads documents as PDF, one request per document at a time; a failure shows in the popup. */
export const useDocumentDownload = () => {
  const files = useFileDownload();
  return {
    download: (document: DocumentFile) => files.download(documentPath(document)),
    isRunning: (document: DocumentFile) => files.isRunning(documentPath(document)),
  };
};
export type DocumentDownload = ReturnType<typeof useDocumentDownload>;
