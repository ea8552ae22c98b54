import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { useQrCamera } from '@fairfront/shared-kit/components/qr-camera';
import { useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useRef, useState } from 'react';
import { codeLimit, passByCode, type FoundPass } from '../api/pass-by-code';
import { useKnownErrors } from '../api/use-known-errors';

type QrState = { is: 'idle' } | { is: 'reading'; name: string } | { is: 'asking' } | { is: 'failed'; text: string };

/** Reads a code from a file or the camera and requests its pass; the last action wins. */
export const useQrCheck = (onFound: (found: FoundPass) => void) => {
  const { api } = usePlatform();
  const { t } = useTranslation('passes');
  const { id } = useParticipation();
  const codes = useKnownErrors();
  const [state, setState] = useState<QrState>({ is: 'idle' });
  const generation = useRef(0);
  useEffect(
    () => () => {
      generation.current += 1;
    },
    [],
  );
  /** Cancels the running check. */
  const cancel = () => {
    generation.current += 1;
    setState({ is: 'idle' });
  };

  const textOfFailure = (error: unknown) =>
    isApiError(error) && error.status === 404 ? (codes.pass_not_found ?? '') : errorText(error, t, { codes });
  const run = async (first: QrState, work: (isMine: () => boolean) => Promise<FoundPass | string>) => {
    generation.current += 1;
    const mine = generation.current;
    const isMine = () => mine === generation.current;
    setState(first);
    const answer = await work(isMine).catch(textOfFailure);
    if (!isMine()) return;
    if (typeof answer === 'string') return setState({ is: 'failed', text: answer });
    setState({ is: 'idle' });
    onFound(answer);
  };
  const ask = async (code: string): Promise<FoundPass | string> =>
    code.length > codeLimit ? (codes.pass_not_found ?? '') : passByCode(api, id, code);

  const camera = useQrCamera((code) => void run({ is: 'asking' }, () => ask(code)));
  return {
    state,
    camera,
    startCamera: () => {
      cancel();
      camera.start();
    },
    readFile: (file: File) => {
      camera.stop();
      void run({ is: 'reading', name: file.name }, async (isMine) => {
        const { readQrFile } = await import('./read-qr-file');
        const code = await readQrFile(file);
        if (code === null) return t('qr.noCode');
        if (isMine()) setState({ is: 'asking' });
        return ask(code);
      });
    },
    /** Reports an unsuitable file. */
    refuse: () => {
      camera.stop();
      cancel();
    },
  };
};
