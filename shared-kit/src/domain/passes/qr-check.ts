/** Files that may hold the code of a pass (PASS-263). */
export const qrFileTypes = ['pdf', 'jpg', 'jpeg'] as const;
/** Largest such file in bytes (PASS-263, PASS-264). */
export const qrByteLimit = 5 * 1024 * 1024;
/** So many pages of a PDF are looked at (PASS-265). */
export const qrPageLimit = 3;

/** Why there is no picture of the camera (PASS-267 to PASS-273). */
export type CameraProblem = 'https' | 'unsupported' | 'unsuitable' | 'busy' | 'insecure' | 'none' | 'denied';

/** Where the page runs, as the browser reports it. */
export interface CameraSurroundings {
  /** `http:` or `https:` */
  protocol: string;
  /** `isSecureContext`: true on localhost, too. */
  isSecure: boolean;
  /** `mediaDevices.getUserMedia` exists; browsers leave it out where the page is not secure. */
  hasCapture: boolean;
}

/** What is in the way before the camera is asked for; null when nothing is (PASS-274). */
export const cameraHindrance = ({ protocol, isSecure, hasCapture }: CameraSurroundings): CameraProblem | null => {
  if (!isSecure) return protocol === 'https:' ? 'insecure' : 'https';
  return hasCapture ? null : 'unsupported';
};

const problemsByError: Readonly<Record<string, CameraProblem>> = {
  OverconstrainedError: 'unsuitable',
  NotReadableError: 'busy',
  // Chromium and Firefox for a camera that stops while it starts
  AbortError: 'busy',
  SecurityError: 'insecure',
  NotFoundError: 'none',
  NotAllowedError: 'denied',
};

/** What went wrong, by the name of the error that the browser threw (PASS-274). */
export const cameraProblemOf = (errorName: string): CameraProblem => problemsByError[errorName] ?? 'unsupported';
