import { storedValue } from '@fairfront/shared-kit/platform';
import { headingsKey, readMapping, type PackageMapping } from '@fairfront/shared-kit/domain/passes';

/** The column mappings of package files, keyed by a hash of their headings. */
const storedColumns = storedValue('import-columns');

/** The maximum number of remembered mappings; the oldest is dropped. */
const keptShapes = 10;

const readAll = (): [string, unknown][] => {
  try {
    const kept: unknown = JSON.parse(storedColumns.read() ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry): entry is [string, unknown] => Array.isArray(entry)) : [];
  } catch {
    return [];
  }
};

/** The remembered mapping for these headings, without a company name. */
export const keptColumns = (headings: readonly string[], now: PackageMapping): PackageMapping | null => {
  const fields = readAll().find(([key]) => key === headingsKey(headings))?.[1];
  return fields === undefined ? null : readMapping(JSON.stringify({ ...now, fields }));
};

/** Saves the mapping in the browser, or removes it. */
export const keepColumns = (headings: readonly string[], mapping: PackageMapping | null): void => {
  const key = headingsKey(headings);
  const others = readAll().filter(([other]) => other !== key);
  const kept = mapping ? [[key, mapping.fields], ...others].slice(0, keptShapes) : others;
  storedColumns.write(kept.length === 0 ? null : JSON.stringify(kept));
};
