/** The seven types of a participation, called event in the specification. */
export const eventTypes = [
  'self',
  'collective',
  'installer',
  'sub',
  'part-time',
  'organizer-and-media',
  'special-project',
] as const;
/** One of `eventTypes`. */
export type EventType = (typeof eventTypes)[number];

/** Types that may order additional services, when the exhibition shows them (000 §6). */
const typesWithServices: readonly EventType[] = ['self', 'collective', 'sub'];

/** The part of a participation that decides about services. */
export interface ServicesRuleInput {
  type: EventType;
  exhibition: { is_show_order_additional_services: boolean };
}

/** Whether additional services, cart and orders exist for a participation. */
export const areServicesShown = ({ type, exhibition }: ServicesRuleInput): boolean =>
  exhibition.is_show_order_additional_services && typesWithServices.includes(type);

/** A montage-type event has other deadlines and no delivery rules. */
export const isMontageType = (type: EventType): boolean => type === 'installer';
