import { useCallback, useEffect, useRef, useState } from 'react';
import { cameraHindrance, cameraProblemOf, type CameraProblem } from '@fairfront/shared-kit/domain/passes';
import { pixelsOf } from './pixels';

/** The scan interval, ms. */
const pause = 200;
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
 * The camera: started by `start`, stopped by `stop`, after a code was read, and on unmount.
 * @param onCode receives the text of the first code
 */
export const useCamera = (onCode: (text: string) => void) => {
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
    const variant = async () => {
      const { decodePixels } = await import('./decode-pixels');
      const { videoWidth: width, videoHeight: height } = element;
      const text = width > 0 ? await decodePixels(pixelsOf({ source: element, width, height }, longest)) : null;
      if (isOver) return;
      if (text) {
        stop();
        report.current(text);
      } else timer = setTimeout(() => void variant(), pause);
    };
    void variant();
    return () => {
      isOver = true;
      clearTimeout(timer);
      element.srcObject = null;
      stopTracks(stream);
    };
  }, [stream, stop]);

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
