import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/error-text';
import { useTranslation } from '../../platform/facade';
import type { FileItem } from './file-row';

/** Sends one file; rejects with `ApiError`, or with an AbortError when it was cancelled. */
export type UploadFile<Answer> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Answer>;

/** How files are taken and sent. */
export interface FileUploadsOptions<Answer> {
  upload: UploadFile<Answer>;
  /** A file is there. */
  onDone?: (answer: Answer, file: File) => void;
  /** The screen's own texts for errors (for codes that it knows). */
  describeFailure?: (error: unknown) => string | undefined;
}

interface Upload {
  item: FileItem;
  file: File;
}

/** Files that are sent one by one as soon as they are chosen, with progress, cancel and retry, for `FileDrop`. */
export const useFileUploads = <Answer>({ upload, onDone, describeFailure }: FileUploadsOptions<Answer>) => {
  const { t } = useTranslation('kit');
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const count = useRef(0);

  useEffect(() => {
    const inFlight = running.current;
    return () => inFlight.forEach((controller) => controller.abort());
  }, []);

  const patch = (id: string, change: Partial<FileItem>) =>
    setUploads((before) =>
      before.map((one) => (one.item.id === id ? { ...one, item: { ...one.item, ...change } } : one)),
    );
  const remove = (id: string) => setUploads((before) => before.filter(({ item }) => item.id !== id));

  const send = async ({ item: { id }, file }: Upload) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const answer = await upload(file, {
        signal: controller.signal,
        onProgress: (share) => patch(id, { share }),
      });
      patch(id, { state: 'done' });
      onDone?.(answer, file);
    } catch (error) {
      if (!controller.signal.aborted)
        patch(id, { state: 'failed', error: describeFailure?.(error) ?? errorText(error, t) });
    } finally {
      running.current.delete(id);
    }
  };

  return {
    files: uploads.map(({ item }) => item),
    isSending: uploads.some(({ item }) => item.state === 'uploading'),
    /** Begins to send chosen files. */
    onFiles: (files: readonly File[]) => {
      const started = files.map((file): Upload => {
        count.current += 1;
        const { name, size } = file;
        return { file, item: { id: `upload-${count.current}`, name, size, state: 'uploading', share: null } };
      });
      setUploads((before) => [...before, ...started]);
      started.forEach((one) => void send(one));
    },
    onCancel: (id: string) => {
      running.current.get(id)?.abort();
      remove(id);
    },
    onRetry: (id: string) => {
      const again = uploads.find(({ item }) => item.id === id);
      if (!again) return;
      patch(id, { state: 'uploading', share: null });
      void send(again);
    },
    /** Takes a row away; what the server has of it is the caller's matter. */
    onRemove: remove,
  };
};
