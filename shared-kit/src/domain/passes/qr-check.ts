/** File types that can be scanned for the code of a pass. */
export const qrFileTypes = ['pdf', 'jpg', 'jpeg'] as const;
/** Maximum size of such a file in bytes. */
export const qrByteLimit = 5 * 1024 * 1024;
/** Maximum number of scanned PDF pages. */
export const qrPageLimit = 3;

/** Why there is no camera picture. */
export type CameraProblem = 'https' | 'unsupported' | 'unsuitable' | 'busy' | 'insecure' | 'none' | 'denied';

/** The environment of the page as reported by the browser. */
export interface CameraSurroundings {
  /** `http:` or `https:` */
  protocol: string;
  /** `isSecureContext`: also true on localhost. */
  isSecure: boolean;
  /** `mediaDevices.getUserMedia` exists; browsers omit it on insecure pages. */
  hasCapture: boolean;
}

/** What prevents use of the camera before requesting it; null if nothing does. */
export const cameraHindrance = ({ protocol, isSecure, hasCapture }: CameraSurroundings): CameraProblem | null => {
  if (!isSecure) return protocol === 'https:' ? 'insecure' : 'https';
  return hasCapture ? null : 'unsupported';
};

const problemsByError: Readonly<Record<string, CameraProblem>> = {
  OverconstrainedError: 'unsuitable',
  NotReadableError: 'busy',
  // Chromium and Firefox for a camera that stops during start-up
  AbortError: 'busy',
  SecurityError: 'insecure',
  NotFoundError: 'none',
  NotAllowedError: 'denied',
};

/** Maps the name of a browser error to a camera problem. */
export const cameraProblemOf = (errorName: string): CameraProblem => problemsByError[errorName] ?? 'unsupported';
