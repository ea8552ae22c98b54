import { locales } from '@fairfront/shared-kit/domain/common';
import { areaText } from '../texts/area-texts';
import { serverText, serverTextIn, type NameIn } from '../texts/server-texts';

type NamedFile = NameIn<'fileNames'>;

const nameOf = (file: NamedFile, id: number): string => `${serverTextIn('ru', `fileNames.${file}`, { id })}.pdf`;

/** File names, Russian in both interface languages. */
export const documentNames = {
  certificate: (passId: number) => nameOf('certificate', passId),
  installation: (passId: number) => nameOf('installation', passId),
  car: (passId: number) => nameOf('car', passId),
  d03: (passId: number) => nameOf('d03', passId),
  allCertificates: (participationId: number) => nameOf('allCertificates', participationId),
  allInstallation: (participationId: number) => nameOf('allInstallation', participationId),
} as const;

const latinNames: Record<NamedFile, string> = {
  certificate: 'participant-pass',
  installation: 'installation-pass',
  car: 'car-pass',
  d03: 'form-d03',
  allCertificates: 'participant-passes',
  allInstallation: 'installation-passes',
};

/** Latin names by the base name in any language, without its number. */
const latin = new Map<string, string>(
  [
    ...Object.entries(latinNames).map(
      ([file, name]) => [serverText(`fileNames.${file as NamedFile}`, { id: '' }), name] as const,
    ),
    [areaText('services', 'orders.document.fileName', { id: '' }), 'order'] as const,
    [areaText('catalog', 'pdf.fileName', { id: '' }), 'catalogue-order'] as const,
  ].flatMap(([title, name]) => locales.map((locale): [string, string] => [title[locale].trim(), name])),
);

/**
 * Header value for a download: the name in UTF-8 for current browsers, a Latin one for clients without RFC 5987.
 */
export const attachment = (name: string): string => {
  const [, title = '', tail = ''] = /^(.+?)( \d+\.pdf)$/.exec(name) ?? [];
  const [extension = '.pdf'] = /\.[a-z0-9]{1,5}$/i.exec(name) ?? [];
  const fallback = `${latin.get(title) ?? 'file'}${tail.trim() ? `-${tail.trim()}` : extension}`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
};
