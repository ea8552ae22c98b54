import { useAction } from '@fairfront/shared-kit/actions';
import { saveFile } from '@fairfront/shared-kit/api';
import { useFileUploads } from '@fairfront/shared-kit/components/file-drop';
import { useParticipant, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { catalogueClient } from '../api/catalogue-paths';
import { orderCallsOf } from '../api/order-calls';
import { orderFileDownload, uploadOrderFile } from '../api/order-files';
import { packageFileTypes, type PackageFileType } from '../model/catalogue-order';
import { fileIssue, isLargeButAccepted, type OrderFileType } from '../model/files/file-rules';
import { useWizard } from '../wizard/wizard-context';
import { lookInside } from './look-inside';
import { useFileWords } from './use-file-words';

/** A file that was refused before it was sent: it stays in sight with its reason. */
export interface RefusedFile {
  file: File;
  text: string;
}

const isPackageFile = (type: OrderFileType): type is PackageFileType =>
  (packageFileTypes as readonly string[]).includes(type);

/** The file of one type: chosen, judged, sent, fetched and removed (CAT-146 to CAT-163, CAT-232 to CAT-236). */
export const useOrderFile = (type: OrderFileType) => {
  const { t } = useTranslation('catalog');
  const { api, messages } = usePlatform();
  const { id: participantId } = useParticipant();
  const { order, save, accept } = useWizard();
  const words = useFileWords();
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const calls = orderCallsOf(api, participantId);

  const uploads = useFileUploads<number | null>({
    upload: async (file, options) => {
      // the server judges by the stored choices what may be uploaded; the first file makes the order that it belongs to
      const orderId = (await save())?.id ?? order?.id ?? null;
      if (orderId === null) throw new Error('The order could not be stored');
      await uploadOrderFile(api, { participantId, orderId }, type, file, options);
      return orderId;
    },
    onDone: (orderId, file) => {
      if (isLargeButAccepted(type, file.size)) messages.notice(t('files.large'));
      if (orderId !== null) void calls.load(orderId).then(accept, () => undefined);
    },
  });
  const download = useAction<number, void>({
    namespace: 'catalog',
    run: async (orderId) => saveFile(await api.download(orderFileDownload({ participantId, orderId }, type))),
  });
  const remove = useAction<{ orderId: number; fileId: number }, void>({
    namespace: 'catalog',
    run: async ({ orderId, fileId }, { idempotencyKey }) => {
      // a document is replaced, never removed
      if (!isPackageFile(type)) return;
      const path = '/participants/{id}/catalog-orders/{orderId}/files/{type}/{fileId}';
      const params = { path: { id: participantId, orderId, type, fileId } };
      await catalogueClient(api).delete(path, { params, idempotencyKey });
      accept(await calls.load(orderId));
    },
    announce: () => t('files.removed', { name: t(`files.type.${type}`) }),
  });

  /** Judges a chosen file by its content; one that fits is sent at once, in place of an attempt that failed. */
  const take = async (file: File): Promise<void> => {
    const issue = fileIssue(type, await lookInside(file));
    if (issue) {
      const text = words.issueText(issue);
      setRefused({ file, text });
      messages.error(text);
      return;
    }
    setRefused(null);
    uploads.files.forEach(({ id }) => uploads.onRemove(id));
    uploads.onFiles([file]);
  };
  return { uploads, refused, forget: () => setRefused(null), take, download, remove, canRemove: isPackageFile(type) };
};
