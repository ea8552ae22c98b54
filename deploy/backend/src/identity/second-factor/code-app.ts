import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';

const issuer = 'Fairfront';
/** How long an app shows a code. */
const stepMs = 30_000;
/** Phone clocks differ: the previous and the next code are accepted too. */
const tolerance = 1;
const secretBytes = 20;
/** Quiet zone of a QR code in modules, which scanners need. */
const quietModules = 4;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: stepMs / 1000 });

/** The secret of an app in base32. @param seed at least 20 bytes in hex */
export const secretOf = (seed: string): string => Secret.fromHex(seed.slice(0, 2 * secretBytes)).base32;

/** The 30-second step since the epoch of a code; null if it is not valid now. */
export const stepOfCode = (secret: string, code: string, now: Date): number | null => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: tolerance });
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta;
};

/** The code of a moment, as shown by the app. */
export const codeAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });

/** The URL in the QR code for the app. */
export const appAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** A QR code as one SVG path with the width of its view box, including the quiet zone. */
export const qrPath = (text: string): { size: number; path: string } => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const bars: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const from = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column > from)
        bars.push(`M${from + quietModules} ${row + quietModules}h${column - from}v1h${from - column}z`);
    }
  }
  return { size: modules.size + 2 * quietModules, path: bars.join('') };
};
