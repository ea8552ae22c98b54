import { useAction } from '@fairfront/shared-kit/api/actions';
import { saveFile } from '@fairfront/shared-kit/api';
import { useFileUploads } from '@fairfront/shared-kit/components/file-drop';
import { useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { orderCallsOf } from '../api/order-calls';
import { orderFileDownload, removeOrderFile, uploadOrderFile } from '../api/order-files';
import { canBeFitted } from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';
import {
  fileIssue,
  isLargeButAccepted,
  type CheckedFile,
  type OrderFileType,
} from '@fairfront/shared-kit/domain/catalogue/files/file-rules';
import { useWizard } from '../context/wizard-context';
import { readContent } from './read-content';
import { useFileTexts } from './use-file-texts';
import { useFitting } from './use-fitting';
import { useObjectAddress } from './use-object-address';

/** The browser's PDF viewer renders in a frame; most phones have none. */
const hasViewer = (): boolean => navigator.pdfViewerEnabled;

/**
 * The first page of a PDF in the browser's viewer: no library, no extra bytes, and the portal's policy allows frames with
 * blob URLs. It opens on demand, since the page of an embed may forbid such frames.
 * @param fetchFile loads the stored file
 */
const useFirstPage = (fetchFile: (orderId: number) => Promise<Blob>) => {
  const { address, show, hide } = useObjectAddress();
  const fetching = useAction<number, void>({
    namespace: 'catalog',
    run: async (orderId) => show(new Blob([await fetchFile(orderId)], { type: 'application/pdf' })),
  });
  return { isPossible: hasViewer(), address: address && `${address}#page=1&toolbar=0&view=FitH`, fetching, hide };
};

/** A file refused before upload; it stays visible with its reason. */
export interface RefusedFile {
  file: File;
  text: string;
  facts: CheckedFile;
  /** Whether cropping and scaling can help. */
  canBeFitted: boolean;
}

/** The file of one type: selection, validation, upload, download and removal. */
export const useOrderFile = (type: OrderFileType) => {
  const { t } = useTranslation('catalog');
  const { api, messages } = usePlatform();
  const { id: participationId } = useParticipation();
  const { order, save, accept } = useWizard();
  const texts = useFileTexts();
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [facts, setFacts] = useState<CheckedFile | null>(null);
  const fitting = useFitting();
  const calls = orderCallsOf(api, participationId);

  const uploads = useFileUploads<number | null>({
    upload: async (file, options) => {
      // the server validates uploads against the stored selection, and the first file creates its order
      const orderId = (await save())?.id ?? order?.id ?? null;
      if (orderId === null) throw new Error('The order could not be saved');
      await uploadOrderFile(api, { participationId, orderId }, type, file, options);
      return orderId;
    },
    onDone: (orderId, file) => {
      if (isLargeButAccepted(type, file.size)) messages.notice(t('files.large'));
      if (orderId !== null) void calls.load(orderId).then(accept, () => undefined);
    },
  });
  const fetchStored = (orderId: number) => api.download(orderFileDownload({ participationId, orderId }, type));
  const download = useAction<number, void>({
    namespace: 'catalog',
    run: async (orderId) => saveFile(await fetchStored(orderId)),
  });
  const firstPage = useFirstPage(async (orderId) => (await fetchStored(orderId)).blob);
  const remove = useAction<{ orderId: number; fileId: number | null }, void>({
    namespace: 'catalog',
    run: async ({ orderId, fileId }, { idempotencyKey }) => {
      await removeOrderFile(api, { participationId, orderId }, type, fileId, idempotencyKey);
      firstPage.hide();
      setFacts(null);
      accept(await calls.load(orderId));
    },
    announce: () => t('files.removed', { name: t(`files.type.${type}`) }),
  });

  const send = (file: File) => {
    setRefused(null);
    firstPage.hide();
    uploads.files.forEach(({ id }) => uploads.onRemove(id));
    uploads.onFiles([file]);
  };
  const refuse = (refusal: RefusedFile, isReported: boolean) => {
    setRefused(refusal);
    if (!isReported) messages.error(refusal.text);
  };
  /**
   * Validates a selected file by content: a valid file is uploaded at once, and a picture that can be cropped opens the
   * dialog.
   */
  const take = async (file: File): Promise<void> => {
    const checked = await readContent(file);
    const issue = fileIssue(type, checked);
    setFacts(issue ? null : checked);
    if (!issue) {
      send(file);
      return;
    }
    const refusal = {
      file,
      text: texts.issueText(issue),
      facts: checked,
      canBeFitted: canBeFitted(type, checked, issue),
    };
    if (refusal.canBeFitted) await fit(refusal);
    else refuse(refusal, false);
  };
  const fit = async (refusal: RefusedFile): Promise<void> => {
    // the error stays at the field until there is a valid picture
    refuse(refusal, true);
    await fitting.open(refusal.file, refusal.facts);
  };
  return {
    uploads,
    refused,
    /** The properties of the last valid file that was selected. */
    facts,
    firstPage,
    fitting: fitting.fitting,
    isFitOpening: fitting.isOpening,
    dismiss: () => setRefused(null),
    take,
    fit,
    /** Uploads the cropped picture instead of the original. */
    acceptFitted: async (file: File): Promise<void> => {
      fitting.close();
      await take(file);
    },
    /** Returns to the field with its error. */
    leaveFitting: fitting.close,
    download,
    remove,
  };
};

/** The result of `useOrderFile`. */
export type OrderFileModel = ReturnType<typeof useOrderFile>;
