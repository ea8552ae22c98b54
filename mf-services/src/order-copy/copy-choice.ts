import { fromHundredths, toHundredths, totalAmount, type Hundredths } from '@fairfront/shared-kit/model';
import type { CopyLine } from '@fairfront/shared-kit/platform';
import { amountOfLine } from '@fairfront/shared-kit/domain/services/line-quantity';
import { onChosenDay, type MovedLine } from '@fairfront/shared-kit/domain/services/order-copy';
import { needsDates } from '@fairfront/shared-kit/domain/services/service-rules';

/** Whether a line has lost all of its days, so that it needs another one (SVC-162). */
export const asksForDay = ({ service, moved }: CopyLine): boolean =>
  needsDates(service) && moved.dates.length + moved.quantity_by_dates.length + moved.time_range_by_dates.length === 0;

/** The line as it would stand in the cart. @param standArea area of the selected stand */
export const copiedLine = (line: CopyLine, day: string | undefined, standArea: number | null): MovedLine => {
  const counted = day && asksForDay(line) ? onChosenDay(line.earlier, line.moved, line.lost_days, day) : line.moved;
  return line.service.is_required_stand_area && standArea !== null ? { ...counted, quantity: standArea } : counted;
};

/** What the line would cost; null without a price in the currency of the cart. */
export const copiedAmount = (line: CopyLine, counted: MovedLine): Hundredths | null =>
  amountOfLine(line.service, counted, line.price === null ? null : toHundredths(line.price));

/** Why a line cannot be chosen now; null while it can. A service is taken from one order only. */
export const copyBlock = (
  line: CopyLine,
  chosen: readonly CopyLine[],
): Exclude<CopyLine['state'], 'open'> | 'twice' | null => {
  if (line.state !== 'open') return line.state;
  return chosen.some((one) => one.line_id !== line.line_id && one.service.id === line.service.id) ? 'twice' : null;
};

/** Total of the chosen lines in units of the currency; null as soon as one has no price. */
export const copiedTotal = (lines: readonly CopyLine[], countedOf: (line: CopyLine) => MovedLine): number | null => {
  const total = totalAmount(lines.map((line) => copiedAmount(line, countedOf(line))));
  return total === null ? null : fromHundredths(total);
};
