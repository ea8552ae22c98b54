import { ApiError } from './api-error';
import type { UploadOptions } from '../platform/api-client';

interface UploadRequest extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  url: string;
  headers: Record<string, string>;
  form: FormData;
}

export interface UploadResponse {
  status: number;
  body: string;
  header: (name: string) => string | null;
}

/** A slow line may need minutes for a file; this long without progress means a lost connection, ms. */
const silenceLimit = 60_000;

/**
 * Sends a form by POST with XMLHttpRequest, because fetch does not report upload progress. Rejects like fetch, but not
 * on error statuses.
 */
export const sendForm = ({ url, headers, form, signal, onProgress }: UploadRequest): Promise<UploadResponse> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const cancel = () => {
      request.abort();
      fail(signal?.reason);
    };
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    };
    const fail = (reason: unknown) => {
      end();
      reject(reason);
    };
    const signOfLife = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        request.abort();
        fail(ApiError.noResponse('timeout'));
      }, silenceLimit);
    };

    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      signOfLife();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.upload.addEventListener('load', () => onProgress?.(1));
    request.addEventListener('error', () => fail(ApiError.noResponse('network')));
    request.addEventListener('load', () => {
      end();
      resolve({
        status: request.status,
        body: request.responseText,
        header: (name) => request.getResponseHeader(name),
      });
    });
    signal?.addEventListener('abort', cancel, { once: true });
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signOfLife();
    request.send(form);
  });
