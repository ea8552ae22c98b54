import { standPlace } from '@fairfront/shared-kit/platform/formats';
import { textOf, type Localized } from '@fairfront/shared-kit/domain/common';
import type { Locale, Participation } from '@fairfront/shared-kit/platform';

/** A page of another site: its address and its link text. */
export interface WebLink {
  href: string;
  text: string;
}

/**
 * The website of an exhibition as a link, with https if the scheme is missing; null for anything but http and https.
 */
export const webLink = (address: string | null): WebLink | null => {
  const entered = address?.trim();
  if (!entered) return null;
  const hasScheme = /^https?:\/\//i.test(entered);
  // a colon followed by a number is a port
  if (!hasScheme && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(entered)) return null;
  return {
    href: hasScheme ? entered : `https://${entered}`,
    text: entered.replace(/^https?:\/\//i, '').replace(/\/$/, ''),
  };
};

/** The location of a participation: a pavilion or hall, linked to its page at the venue if there is one. */
export interface InfoPlace {
  text: string;
  href: string | null;
}

type Placed = Pick<Participation, 'pavilions' | 'stands' | keyof Localized<'hall'>>;

/**
 * Unique pavilions and halls of a participation: those of the event, else its hall, else those of its stands.
 * A hall is named with its pavilion if a stand is in it.
 */
export const infoPlaces = (participation: Placed, locale: Locale): InfoPlace[] => {
  const { pavilions, stands } = participation;
  const named = (hall: string): string => {
    const stand = stands.find(({ pavilion }) => pavilion !== null && textOf(pavilion, 'title', locale) === hall);
    return stand ? standPlace(stand, locale) : hall;
  };
  const ofEvent = pavilions.map((pavilion) => ({
    text: named(textOf(pavilion, 'hall', locale)),
    href: webLink(pavilion.pavilion_link)?.href ?? null,
  }));
  const ofHall = { text: named(textOf(participation, 'hall', locale)), href: null };
  const ofStands = stands.map((stand) => ({ text: standPlace(stand, locale), href: null }));
  const places =
    [ofEvent, [ofHall], ofStands]
      .map((from) => from.filter(({ text }) => text !== ''))
      .find(({ length }) => length > 0) ?? [];
  return places.filter(({ text }, index) => places.findIndex((other) => other.text === text) === index);
};
