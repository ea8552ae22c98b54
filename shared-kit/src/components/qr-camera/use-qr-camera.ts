import { useCallback, useEffect, useRef, useState } from 'react';
import { cameraHindrance, cameraProblemOf, type CameraProblem } from '../../domain/passes';
import { pixelsOf } from './pixels';
import { readCode } from './read-code';

/** The scan interval, ms. */
const pause = 200;
/** How long a code that has left the picture counts as the same one, ms. */
const staying = 2_000;
/** The size of a scanned camera picture, px. */
const longest = 1000;

/** The back camera of a phone; no code is readable below 320 px. */
const constraints: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { min: 320, ideal: 1280 } },
};

export type CameraState =
  | { is: 'off' }
  | { is: 'starting' }
  | { is: 'on'; stream: MediaStream }
  | { is: 'failed'; problem: CameraProblem };

const stopTracks = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

/**
 * The camera: started by `start`, stopped by `stop` and on unmount, and after the first code unless it stays on.
 * @param onCode receives the text of a code; one that stays in the picture is reported once
 */
export const useQrCamera = (onCode: (text: string) => void, { staysOn = false }: { staysOn?: boolean } = {}) => {
  const [state, setState] = useState<CameraState>({ is: 'off' });
  const video = useRef<HTMLVideoElement>(null);
  // counts starts and stops, so that a browser answer after a stop is dropped
  const generation = useRef(0);
  const stream = state.is === 'on' ? state.stream : null;
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });

  const stop = useCallback(() => {
    generation.current += 1;
    setState({ is: 'off' });
  }, []);
  useEffect(
    () => () => {
      generation.current += 1;
    },
    [],
  );

  useEffect(() => {
    const element = video.current;
    if (!stream || !element) return undefined;
    element.srcObject = stream;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    let shown: { text: string; until: number } | null = null;
    const scan = async () => {
      const { videoWidth: width, videoHeight: height } = element;
      const text = width > 0 ? await readCode(pixelsOf({ source: element, width, height }, longest)) : null;
      if (isOver) return;
      if (text && !staysOn) {
        stop();
        report.current(text);
        return;
      }
      const at = performance.now();
      const isNew = text !== null && (shown?.text !== text || shown.until < at);
      // a code that trembles out of focus for a moment is still the same one
      if (text) shown = { text, until: at + staying };
      timer = setTimeout(() => void scan(), pause);
      if (isNew) report.current(text);
    };
    void scan();
    return () => {
      isOver = true;
      clearTimeout(timer);
      element.srcObject = null;
      stopTracks(stream);
    };
  }, [stream, stop, staysOn]);

  const start = async () => {
    const hindrance = cameraHindrance({
      protocol: location.protocol,
      isSecure: isSecureContext,
      // always present in the types, but missing in old browsers and insecure contexts
      hasCapture: typeof (navigator as Partial<Navigator>).mediaDevices?.getUserMedia === 'function',
    });
    if (hindrance) return setState({ is: 'failed', problem: hindrance });
    generation.current += 1;
    const mine = generation.current;
    setState({ is: 'starting' });
    try {
      const opened = await navigator.mediaDevices.getUserMedia(constraints);
      if (mine === generation.current) setState({ is: 'on', stream: opened });
      else stopTracks(opened);
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (mine === generation.current) setState({ is: 'failed', problem: cameraProblemOf(name) });
    }
  };
  return { state, video, start: () => void start(), stop };
};
