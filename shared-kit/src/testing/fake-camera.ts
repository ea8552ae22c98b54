/** What the page under test sees through its camera. */
export interface FakeCamera {
  /** The code in the picture; null without one. */
  code: string | null;
  /** What `getUserMedia` rejects with, the name of a browser error; null opens the camera. */
  refusal: string | null;
  /** Until when it starts. */
  ready: Promise<void>;
  /** How often the camera was requested, and how often it was stopped. */
  opened: number;
  stopped: number;
}

const fresh = () => ({ code: null, refusal: null, ready: Promise.resolve(), opened: 0, stopped: 0 });
/** Shared by all tests of a file, because the page creates the detector once. */
const camera: FakeCamera = fresh();

/** Gives jsdom a camera and the barcode detector that some browsers have. */
export const installCamera = (): FakeCamera => {
  Object.assign(camera, fresh());
  const track = { stop: () => void (camera.stopped += 1) };
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  define(globalThis, 'isSecureContext', true);
  define(navigator, 'mediaDevices', {
    getUserMedia: async () => {
      camera.opened += 1;
      await camera.ready;
      if (camera.refusal) throw new DOMException('', camera.refusal);
      return { getTracks: () => [track] };
    },
  });
  define(HTMLVideoElement.prototype, 'videoWidth', 640);
  define(HTMLVideoElement.prototype, 'videoHeight', 480);
  define(HTMLCanvasElement.prototype, 'getContext', () => ({
    ...{ fillRect: () => undefined, drawImage: () => undefined },
    getImageData: () => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 }),
  }));
  define(
    globalThis,
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => (camera.code === null ? [] : [{ rawValue: camera.code }]);
    },
  );
  return camera;
};
