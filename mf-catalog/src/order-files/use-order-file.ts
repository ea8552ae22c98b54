import { useAction } from '@fairfront/shared-kit/actions';
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
  type JudgedFile,
  type OrderFileType,
} from '@fairfront/shared-kit/domain/catalogue/files/file-rules';
import { useWizard } from '../context/wizard-context';
import { readContent } from './read-content';
import { useFirstPage } from './use-first-page';
import { useFileTexts } from './use-file-texts';
import { useFitting } from './use-fitting';

/** A file that was refused before it was sent: it stays in sight with its reason. */
export interface RefusedFile {
  file: File;
  text: string;
  facts: JudgedFile;
  /** Cropping and scaling can help (CAT-296). */
  canBeFitted: boolean;
}

/** The file of one type: chosen, judged, sent, fetched and removed (CAT-146 to CAT-163, CAT-232 to CAT-236). */
export const useOrderFile = (type: OrderFileType) => {
  const { t } = useTranslation('catalog');
  const { api, messages } = usePlatform();
  const { id: participationId } = useParticipation();
  const { order, save, accept } = useWizard();
  const texts = useFileTexts();
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [facts, setFacts] = useState<JudgedFile | null>(null);
  const fitting = useFitting();
  const calls = orderCallsOf(api, participationId);

  const uploads = useFileUploads<number | null>({
    upload: async (file, options) => {
      // the server judges by the stored choices what may be uploaded; the first file makes the order that it belongs to
      const orderId = (await save())?.id ?? order?.id ?? null;
      if (orderId === null) throw new Error('The order could not be stored');
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
  const refuse = (refusal: RefusedFile, isSaid: boolean) => {
    setRefused(refusal);
    if (!isSaid) messages.error(refusal.text);
  };
  /** Judges a chosen file by its content: one that fits is sent at once, a picture that can be made to fit opens the window. */
  const take = async (file: File): Promise<void> => {
    const judged = await readContent(file);
    const issue = fileIssue(type, judged);
    setFacts(issue ? null : judged);
    if (!issue) {
      send(file);
      return;
    }
    const refusal = {
      file,
      text: texts.issueText(issue),
      facts: judged,
      canBeFitted: canBeFitted(type, judged, issue),
    };
    if (refusal.canBeFitted) await fit(refusal);
    else refuse(refusal, false);
  };
  const fit = async (refusal: RefusedFile): Promise<void> => {
    // what is wrong stays at the field until there is a picture that fits
    refuse(refusal, true);
    await fitting.open(refusal.file, refusal.facts);
  };
  return {
    uploads,
    refused,
    /** What the browser found in the file that was chosen last and fits. */
    facts,
    firstPage,
    fitting: fitting.fitting,
    isFitOpening: fitting.isOpening,
    dismiss: () => setRefused(null),
    take,
    fit,
    /** The cropped picture goes in place of the original. */
    acceptFitted: async (file: File): Promise<void> => {
      fitting.close();
      await take(file);
    },
    /** Back to the field, with the error. */
    leaveFitting: fitting.close,
    download,
    remove,
  };
};

/** What `useOrderFile` answers. */
export type OrderFileModel = ReturnType<typeof useOrderFile>;
