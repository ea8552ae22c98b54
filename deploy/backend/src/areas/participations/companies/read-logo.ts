import {
  logoResolutionIssue,
  logoSizeIssue,
  logoTextKeys,
  logoTextValues,
  type LogoIssue,
} from '@fairfront/shared-kit/domain/account';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../../platform/http/http-error';
import { receiveFile } from '../../../platform/http/receive-file';
import type { StoredExtension } from '../../../platform/files/file-store';
import { inEveryLanguage, translatorOf, type Text } from '../../../platform/texts/area-texts';

/** Codes of server errors; all others are errors of the file. */
const ownErrors: readonly LogoIssue['code'][] = ['logo_save', 'logo_info'];

const textOf = (issue: LogoIssue): Text =>
  inEveryLanguage((locale) => translatorOf('account', locale)(logoTextKeys[issue.code], logoTextValues(issue, locale)));

/** An error of a logo with its code and text. */
export const logoError = (issue: LogoIssue): HttpError =>
  new HttpError(ownErrors.includes(issue.code) ? 500 : 422, textOf(issue), { code: issue.code });

/** Files that are too large are read up to this size, so that the error can name their size. */
const readLimit = 16_777_216;

/**
 * Reads the field `image` of the multipart body.
 * @throws HttpError 422 `logo_encoding` without a file, `logo_too_big` for one that is cut off
 */
export const receiveLogo = async (request: FastifyRequest): Promise<Buffer> => {
  const received = await receiveFile(request, 'image', readLimit);
  if ('bytes' in received) return received.bytes;
  throw logoError(
    received.error === 'too-big' ? { code: 'logo_too_big', bytes: readLimit } : { code: 'logo_encoding' },
  );
};

/** The format is detected from the first bytes; the name and type of the upload are ignored. */
const signatures: { format: 'png' | 'jpeg'; bytes: Buffer }[] = [
  { format: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { format: 'jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
];

/** Longest side of the thumbnail in pixels: twice what the screens show. */
const thumbnailSide = 480;

export interface DrawnLogo {
  extension: StoredExtension;
  original: Buffer;
  thumbnail: Buffer;
}

/**
 * Checks the content of a file, in the order format, size, resolution, and encodes the picture again, so that the stored
 * file contains no metadata or hidden data.
 * @throws HttpError 422 with the code of the broken logo rule
 */
export const drawLogo = async (bytes: Buffer): Promise<DrawnLogo> => {
  const format = signatures.find((one) => bytes.subarray(0, one.bytes.length).equals(one.bytes))?.format;
  if (!format) throw logoError({ code: 'logo_format' });
  const tooBig = logoSizeIssue(bytes.length);
  if (tooBig) throw logoError(tooBig);
  // the library loads 20 MB of native code, which most processes never need
  const { default: sharp } = await import('sharp');
  // only the header is read here, so that a picture of a million pixels per side is refused before it is decoded
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!size) throw logoError({ code: 'logo_encoding' });
  const tooLarge = logoResolutionIssue(size);
  if (tooLarge) throw logoError(tooLarge);
  try {
    // rotated by the orientation of the camera; the encoders below omit all metadata
    const picture = sharp(bytes, { failOn: 'error' }).autoOrient().toColourspace('srgb');
    const written = format === 'png' ? picture.png() : picture.jpeg({ quality: 90 });
    const side = { width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true } as const;
    return {
      extension: format === 'png' ? 'png' : 'jpg',
      original: await written.clone().toBuffer(),
      thumbnail: await written.clone().resize(side).toBuffer(),
    };
  } catch {
    throw logoError({ code: 'logo_encoding' });
  }
};
