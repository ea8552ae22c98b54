import { currencyCodes, isDay, type CurrencyCode } from '@fairfront/shared-kit/domain/common';
import { queueParts, type QueuePart } from '@fairfront/shared-kit/domain/passes';

/** The parts of the page with the scopes of staff that they need. */
export const figureParts = [
  { part: 'services', scope: 'orders' },
  { part: 'passes', scope: 'passes' },
  { part: 'finance', scope: 'documents' },
] as const;
/** One of the parts. */
export type FigurePart = (typeof figureParts)[number]['part'];

/** What a figure counts, by part. */
export const figureSteps = {
  services: ['sold'],
  passes: ['sent', 'accepted', 'rejected'],
  finance: ['planned', 'ordered', 'invoiced', 'paid'],
} as const;
/** One of `figureSteps`. */
type FigureStep = (typeof figureSteps)[FigurePart][number];

/** The figure whose list is open. */
export interface OpenList {
  step: FigureStep;
  of: 'services' | 'rent';
  day: string | null;
  currency: CurrencyCode | null;
  isUnpriced: boolean;
}

/** The state of the page in the address, without the exhibition. */
export interface FiguresPlace {
  part: FigurePart | null;
  executor: number | null;
  kind: QueuePart;
  list: OpenList | null;
  page: number;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;
const numberIn = (text: string | null): number | null => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** Reads the address; missing and invalid values become defaults. */
export const placeIn = (query: URLSearchParams): FiguresPlace => {
  const part = oneOf(
    figureParts.map((one) => one.part),
    query.get('part'),
  );
  const step = part && oneOf<FigureStep>(figureSteps[part], query.get('list'));
  const day = query.get('day');
  return {
    part,
    executor: numberIn(query.get('executor')),
    kind: oneOf(queueParts, query.get('kind')) ?? 'all',
    list: step && {
      step,
      of: query.get('of') === 'rent' ? 'rent' : 'services',
      day: day !== null && isDay(day) ? day : null,
      currency: oneOf(currencyCodes, query.get('currency')),
      isUnpriced: query.get('unpriced') === '1',
    },
    page: numberIn(query.get('page')) ?? 1,
  };
};

/** The query of a place; defaults are left out. */
export const queryOf = (
  { part, executor, kind, list, page }: FiguresPlace,
  exhibition: number,
): Record<string, string | undefined> => ({
  exhibition: String(exhibition),
  part: part ?? undefined,
  executor: executor === null ? undefined : String(executor),
  kind: kind === 'all' ? undefined : kind,
  list: list?.step,
  of: list?.of === 'rent' ? 'rent' : undefined,
  day: list?.day ?? undefined,
  currency: list?.currency ?? undefined,
  unpriced: list?.isUnpriced ? '1' : undefined,
  page: page > 1 ? String(page) : undefined,
});
