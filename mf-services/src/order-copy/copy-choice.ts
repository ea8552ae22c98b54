import { fromHundredths, toHundredths, totalAmount, type Hundredths } from '@fairfront/shared-kit/domain/common';
import type { CopyLine } from '@fairfront/shared-kit/platform';
import { amountOfLine } from '@fairfront/shared-kit/domain/services/line-quantity';
import { onChosenDay, type MovedLine } from '@fairfront/shared-kit/domain/services/order-copy';
import { needsDates } from '@fairfront/shared-kit/domain/services/service-rules';

/** Whether a line has lost all its days and needs a new one. */
export const asksForDay = ({ service, moved }: CopyLine): boolean =>
  needsDates(service) && moved.dates.length + moved.quantity_by_dates.length + moved.time_range_by_dates.length === 0;

/**
 * The line as it would be in the cart.
 * @param standArea the area of the selected stand
 */
export const copiedLine = (line: CopyLine, day: string | undefined, standArea: number | null): MovedLine => {
  const counted = day && asksForDay(line) ? onChosenDay(line.earlier, line.moved, line.lost_days, day) : line.moved;
  return line.service.is_required_stand_area && standArea !== null ? { ...counted, quantity: standArea } : counted;
};

/** The amount of the line; null without a price in the cart's currency. */
export const copiedAmount = (line: CopyLine, counted: MovedLine): Hundredths | null =>
  amountOfLine(line.service, counted, line.price === null ? null : toHundredths(line.price));

/** Why a line cannot be selected now; null if it can. A service can be copied from one order only. */
export const copyBlock = (
  line: CopyLine,
  chosen: readonly CopyLine[],
): Exclude<CopyLine['state'], 'open'> | 'twice' | null => {
  if (line.state !== 'open') return line.state;
  return chosen.some((one) => one.line_id !== line.line_id && one.service.id === line.service.id) ? 'twice' : null;
};

/** The total of the selected lines in currency units; null if any has no price. */
export const copiedTotal = (lines: readonly CopyLine[], countedOf: (line: CopyLine) => MovedLine): number | null => {
  const total = totalAmount(lines.map((line) => copiedAmount(line, countedOf(line))));
  return total === null ? null : fromHundredths(total);
};
