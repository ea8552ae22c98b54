/** The seven types of a participation, called event in the specification (SHELL-003). */
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

/** Types that may order additional services, when the exhibition shows them (000 §6, SVC-001). */
const typesWithServices: readonly EventType[] = ['self', 'collective', 'sub'];

/** The part of a participation that decides about services. */
export interface ServicesRuleInput {
  type: EventType;
  exhibition: { is_show_order_additional_services: boolean };
}

/** Whether additional services, cart and orders exist for a participation (SVC-001). */
export const areServicesShown = ({ type, exhibition }: ServicesRuleInput): boolean =>
  exhibition.is_show_order_additional_services && typesWithServices.includes(type);

/** A montage-type event has other deadlines and no delivery rules (PASS-022). */
export const isMontageType = (type: EventType): boolean => type === 'installer';
