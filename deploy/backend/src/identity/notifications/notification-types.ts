import { type Localized, localized } from '@fairfront/shared-kit/domain/common';
import { serverText, type NameIn } from '../../platform/texts/server-texts';

/** All types that the portal writes, in filter order; one without a text does not compile. */
export const notificationTypes = [
  'personal-pass',
  'car-pass',
  'order',
  'catalogue',
  'deadline',
  'extension',
  'document',
  'announcement',
  'publication',
  'organizer',
] as const satisfies readonly NameIn<'notificationTypes'>[];

export type NotificationType = (typeof notificationTypes)[number];

const known: readonly string[] = notificationTypes;
const isKnown = (type: string): type is NotificationType => known.includes(type);

/** The name of a type in the list filter; an unknown one keeps its code. */
export const notificationTypeNames = (type: string): Localized<'name'> => {
  const name = isKnown(type) ? serverText(`notificationTypes.${type}`) : null;
  return localized('name', (locale) => name?.[locale] ?? type);
};
