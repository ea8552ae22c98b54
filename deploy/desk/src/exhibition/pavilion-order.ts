import { textOf, type Locale } from '@fairfront/shared-kit/domain/common';
import type { PavilionRecord } from '../api/exhibition';

/** Pavilions by name, each followed by its halls; a hall whose pavilion is not in the list is sorted like a pavilion. */
export const inPavilionOrder = (records: readonly PavilionRecord[], locale: Locale): PavilionRecord[] => {
  const byName = [...records].sort((one, other) =>
    textOf(one, 'title', locale).localeCompare(textOf(other, 'title', locale), locale, { numeric: true }),
  );
  const isListed = (id: number | null) => byName.some((record) => record.id === id);
  return byName
    .filter(({ parent_id: parent }) => !isListed(parent))
    .flatMap((pavilion) => [pavilion, ...byName.filter(({ parent_id: parent }) => parent === pavilion.id)]);
};
