import type { Locale } from '@fairfront/shared-kit/platform';
import type { PackageType } from '@fairfront/shared-kit/domain/passes';
import installationEn from './installation-passes-en.xlsx';
import installationRu from './installation-passes-ru.xlsx';
import participantEn from './participant-passes-en.xlsx';
import participantRu from './participant-passes-ru.xlsx';

/** The template of a package file: its address, its file name, and its size in KB, rounded. */
export interface PackageTemplate {
  href: string;
  fileName: string;
  kilobytes: number;
}

export const packageTemplates: Record<PackageType, Record<Locale, PackageTemplate>> = {
  certificate: {
    ru: { href: participantRu, fileName: 'participant-passes-ru.xlsx', kilobytes: 12 },
    en: { href: participantEn, fileName: 'participant-passes-en.xlsx', kilobytes: 11 },
  },
  installation: {
    ru: { href: installationRu, fileName: 'installation-passes-ru.xlsx', kilobytes: 11 },
    en: { href: installationEn, fileName: 'installation-passes-en.xlsx', kilobytes: 11 },
  },
};
