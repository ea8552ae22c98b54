/** File types that can be scanned for the code of a pass (PASS-263). */
export const qrFileTypes = ['pdf', 'jpg', 'jpeg'] as const;
/** Maximum size of such a file in bytes (PASS-263, PASS-264). */
export const qrByteLimit = 5 * 1024 * 1024;
/** Maximum number of scanned PDF pages (PASS-265). */
export const qrPageLimit = 3;

/** Why there is no camera picture (PASS-267 to PASS-273). */
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

/** What prevents use of the camera before requesting it; null if nothing does (PASS-274). */
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

/** Maps the name of a browser error to a camera problem (PASS-274). */
export const cameraProblemOf = (errorName: string): CameraProblem => problemsByError[errorName] ?? 'unsupported';
