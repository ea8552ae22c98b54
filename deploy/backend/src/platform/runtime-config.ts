import { type Locale, inEveryLocale } from '@fairfront/shared-kit/domain/common';
import { readFileSync } from 'node:fs';

/** An address per language; null if the installation configures none. */
type Addresses = Record<Locale, string | null>;

/** Documents of the official catalogue. */
export interface CatalogueDocuments {
  info: Addresses;
  example: Addresses;
  terms: Addresses;
}

/** The part of the file that the backend needs; the rest is for pages. */
interface ConfigFile {
  catalogue?: Partial<Record<'infoUrl' | 'exampleUrl' | 'termsUrl', Partial<Record<Locale, string>>>>;
}

const read = (path: string): ConfigFile => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ConfigFile;
  } catch (error) {
    throw new Error(`The runtime configuration ${path} cannot be read: ${String(error)}`, { cause: error });
  }
};

/**
 * Reads the addresses of the documents; without a file there are none.
 * @throws if the file is missing or not JSON, with the path in the message
 */
export const readCatalogueDocuments = (path: string | null): CatalogueDocuments => {
  const { catalogue = {} } = path === null ? {} : read(path);
  const addresses = (named: Partial<Record<Locale, string>> = {}) => inEveryLocale((locale) => named[locale] || null);
  return {
    info: addresses(catalogue.infoUrl),
    example: addresses(catalogue.exampleUrl),
    terms: addresses(catalogue.termsUrl),
  };
};
