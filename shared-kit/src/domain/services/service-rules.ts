/**
 * How the quantity of a service is entered: a service has at most one of the three special modes.
 */
export type QuantityMode = 'plain' | 'stand-area' | 'quantity-by-date' | 'time-ranges';

/** The flags of a service that determine the input required to order it. */
export interface ServiceFlags {
  is_required_stand_area: boolean;
  is_required_quantity_by_date: boolean;
  is_required_time_range_by_date: boolean;
  is_required_date_install: boolean;
  is_required_date_exhibition: boolean;
  is_required_date_dismantling: boolean;
}

/** The fields of a service that cart line rules use. */
export interface ServiceRules extends ServiceFlags {
  /** Null means 1. */
  min_count: number | null;
}

/** The days of an exhibition, YYYY-MM-DD, both ends included. */
export interface ExhibitionDays {
  started_at: string;
  ended_at: string;
  installation_started_at: string;
  installation_ended_at: string;
  dismantling_started_at: string;
  dismantling_ended_at: string;
}

/** One of the three periods of an exhibition. */
export type PeriodKind = 'installation' | 'exhibition' | 'dismantling';

/** A period of days, YYYY-MM-DD, both ends included. */
export interface ServicePeriod {
  kind: PeriodKind;
  from: string;
  to: string;
}

export const quantityModeOf = (service: ServiceFlags): QuantityMode => {
  if (service.is_required_stand_area) return 'stand-area';
  if (service.is_required_quantity_by_date) return 'quantity-by-date';
  return service.is_required_time_range_by_date ? 'time-ranges' : 'plain';
};

/** The number of special modes that a combination of flags requests; more than one is invalid. */
export const quantityModesAsked = (service: ServiceFlags): number =>
  [service.is_required_stand_area, service.is_required_quantity_by_date, service.is_required_time_range_by_date].filter(
    Boolean,
  ).length;

/** Whether any of the three date flags is set. */
export const hasDateFlag = (service: ServiceFlags): boolean =>
  service.is_required_date_install || service.is_required_date_exhibition || service.is_required_date_dismantling;

/** Whether the dates are in entries with a quantity or slots, so that plain dates stay empty. */
export const hasEntries = (service: ServiceFlags): boolean =>
  service.is_required_quantity_by_date || service.is_required_time_range_by_date;

/** Whether adding the service requires at least one date. */
export const needsDates = (service: ServiceFlags): boolean => hasDateFlag(service) || hasEntries(service);

/** Maximum units per line, far above real orders, so that amounts stay exact. */
export const largestCount = 100_000;

/** The minimum total count of a line. */
export const minimumCount = ({ min_count }: ServiceRules): number => min_count ?? 1;

/** Whether the service can be added directly from a list: one unit and no required input. */
export const isAddedFromList = (service: ServiceFlags, unitCount: number): boolean =>
  unitCount === 1 && !needsDates(service) && !service.is_required_stand_area;

/**
 * The periods in which a service may be ordered: those of its date flags, all three for entries without a date flag,
 * none for a service without dates.
 */
export const periodsOf = (service: ServiceFlags, days: ExhibitionDays): ServicePeriod[] => {
  const all = hasEntries(service) && !hasDateFlag(service);
  const periods: [boolean, ServicePeriod][] = [
    [
      service.is_required_date_install,
      { kind: 'installation', from: days.installation_started_at, to: days.installation_ended_at },
    ],
    [service.is_required_date_exhibition, { kind: 'exhibition', from: days.started_at, to: days.ended_at }],
    [
      service.is_required_date_dismantling,
      { kind: 'dismantling', from: days.dismantling_started_at, to: days.dismantling_ended_at },
    ],
  ];
  return periods.filter(([isAsked]) => all || isAsked).map(([, period]) => period);
};

/**
 * Whether a day can be ordered: within a period of the service and not before today in the exhibition's time zone; all
 * bounds are inclusive.
 */
export const isDayOffered = (day: string, periods: readonly ServicePeriod[], today: string): boolean =>
  day >= today && periods.some(({ from, to }) => day >= from && day <= to);
