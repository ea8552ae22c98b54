import type { Locale } from '../../domain/common/locale';
import { textOf, type Localized } from '../../domain/common/texts-by-language';

type Place = Localized<'title'>;

/** Where a stand is: in a pavilion, or in a hall with its pavilion as parent. */
export interface StandPlace {
  pavilion?: (Place & { parent?: Place | null }) | null;
}

/** «Павильон 2, зал 4», "Pavilion 2, hall 4": pavilion and hall read as one phrase; empty without a pavilion. */
export const standPlace = (stand: StandPlace | null | undefined, locale: Locale): string => {
  const place = stand?.pavilion;
  if (!place) return '';
  const title = textOf(place, 'title', locale);
  if (!place.parent) return title;
  const hall = title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return `${textOf(place.parent, 'title', locale)}, ${hall}`;
};
