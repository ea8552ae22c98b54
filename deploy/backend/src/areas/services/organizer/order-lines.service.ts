import {
  amountOfLine,
  isAcceptNeeded,
  normaliseStaffLine,
  staffLineFields,
  staffPriceFields,
  type OrderLineState,
  type ServiceFlags,
  type StaffLineContext,
  type StaffLineInput,
} from '@fairfront/shared-kit/domain/services';
import { fromHundredths, toHundredths, type Hundredths } from '@fairfront/shared-kit/domain/common';
import { issuesOf, check, type CodedIssue } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { serviceRows } from '../additional-services/additional-services.repository';
import { flagsOf } from '../additional-services/service-requirements';
import { priceOfToday, unitsOfService, type ServiceContext } from '../additional-services/service.response';
import { standAreas } from '../cart/cart.repository';
import { lineIssues, readBody } from '../cart/cart.service';
import type { Tables } from '../../../platform/database/tables';
import { currentState, type OrderLineRow, type OrderRow } from '../orders/order.response';
import { insertOrderLines, lastLinePosition, updateOrderLine } from '../orders/order-changes.repository';
import { orderedService } from '../orders/place-order.service';
import type { OrderedService } from '../orders/tables';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { linesAtOnce, type AddedLineBody, type LineChangeBody } from '@fairfront/shared-kit/domain/services/api';

type Issues = Record<string, CodedIssue>;

/** A line of the request. */
interface ChangedLine {
  row: OrderLineRow;
  state: OrderLineState;
  is_removed: boolean;
}

interface AddedLine {
  service_id: number;
  service: OrderedService;
  comment: string | null;
  state: OrderLineState;
}

const flagsOfMode = (mode: OrderedService['mode']): ServiceFlags => ({
  is_required_stand_area: mode === 'stand-area',
  is_required_quantity_by_date: mode === 'quantity-by-date',
  is_required_time_range_by_date: mode === 'time-ranges',
  is_required_date_install: false,
  is_required_date_exhibition: false,
  is_required_date_dismantling: false,
});

const issue = (code: string, params: CodedIssue['params'] = {}): CodedIssue => ({ code, params });

const inHundredths = (price: number | null): Hundredths | null => (price === null ? null : toHundredths(price));

const stateOf = (flags: ServiceFlags, input: StaffLineInput): OrderLineState => {
  const { quantity, dates, quantity_by_dates, time_range_by_dates } = input;
  const price = inHundredths(input.price_with_vat);
  return {
    ...{ quantity, dates, quantity_by_dates, time_range_by_dates },
    price,
    amount: amountOfLine(flags, input, price),
  };
};

/** The first and the last day of an exhibition, including installation and dismantling. */
const daysOf = (context: ServiceContext): { from: string; to: string } => {
  const days = [
    context.installation_started_at,
    context.installation_ended_at,
    context.started_at,
    context.ended_at,
    context.dismantling_started_at,
    context.dismantling_ended_at,
  ].sort();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
};

const wantedLine = (row: OrderLineRow, body: LineChangeBody): StaffLineInput => ({
  unit_id: row.service.unit.id,
  quantity: body.quantity ?? row.quantity,
  dates: body.dates ?? row.dates,
  quantity_by_dates: body.quantity_by_dates ?? row.quantity_by_dates,
  time_range_by_dates: body.time_range_by_dates ?? row.time_range_by_dates,
  comment: row.comment,
  price_with_vat: body.price_with_vat === undefined ? row.price && fromHundredths(row.price) : body.price_with_vat,
});

const isQuantityNamed = (body: LineChangeBody): boolean =>
  [body.quantity, body.dates, body.quantity_by_dates, body.time_range_by_dates].some((value) => value !== undefined);

const checkLine = (
  row: OrderLineRow,
  body: LineChangeBody,
  context: StaffLineContext,
): { issues: Issues | null; changed: ChangedLine } => {
  const flags = flagsOfMode(context.mode);
  const wanted = wantedLine(row, body);
  // unchanged fields are not validated, because the days of an exhibition may have moved since
  const isWhole = isQuantityNamed(body);
  const input = isWhole ? normaliseStaffLine(context, wanted) : wanted;
  const { issues } = isWhole ? check(staffLineFields(context), input) : check(staffPriceFields, input);
  return {
    issues,
    changed: { row, state: stateOf(flags, input), is_removed: body.is_removed ?? row.is_removed },
  };
};

const checkLines = async (
  trx: Transaction<Tables>,
  order: OrderRow,
  bodies: readonly LineChangeBody[],
  context: ServiceContext,
): Promise<{ lines: ChangedLine[]; issues: Issues }> => {
  const issues: Issues = {};
  const seen = new Set<number>();
  const areas = await standAreas(trx, order.participation_id);
  const lines = bodies.flatMap((body, index): ChangedLine[] => {
    const row = order.lines.find(({ id }) => id === body.line_id);
    if (!row || seen.has(body.line_id)) {
      issues[`lines.${index}.line_id`] = issue(row ? 'line_repeated' : 'line_unknown');
      return [];
    }
    seen.add(body.line_id);
    const { mode, unit } = row.service;
    const found = checkLine(row, body, {
      mode,
      hasDates: row.dates.length > 0,
      unitId: unit.id,
      ...daysOf(context),
      areas: [...areas, row.quantity],
    });
    for (const [field, one] of Object.entries(found.issues ?? {})) issues[`lines.${index}.${field}`] = one;
    return found.issues ? [] : [found.changed];
  });
  return { lines, issues };
};

/** Added lines follow the rules of the cart, except that the service may be hidden or closed; an archived one is not added. */
const checkAdded = async (
  trx: Transaction<Tables>,
  bodies: readonly AddedLineBody[],
  context: ServiceContext,
): Promise<{ added: AddedLine[]; issues: Issues }> => {
  const issues: Issues = {};
  const added: AddedLine[] = [];
  const services = await serviceRows(
    trx,
    bodies.map(({ service_id }) => service_id),
    context,
  );
  for (const [index, body] of bodies.entries()) {
    const service = services.get(body.service_id);
    if (!service || service.is_archived) {
      issues[`added.${index}.service_id`] = issue('service_unknown');
      continue;
    }
    const input = readBody(service, body, context);
    const today = priceOfToday(service, { unitId: input.unit_id, currency: context.currency }, context);
    const price = body.price_with_vat === undefined ? today && fromHundredths(today.withVat) : body.price_with_vat;
    const found = {
      ...(await lineIssues(trx, service, input, context)),
      ...issuesOf(staffPriceFields, { price_with_vat: price }),
    };
    for (const [field, one] of Object.entries(found)) issues[`added.${index}.${field}`] = one;
    const unit = unitsOfService(service, context).find(({ id }) => id === input.unit_id);
    if (!unit) continue;
    added.push({
      service_id: service.id,
      service: orderedService(service, unit),
      comment: input.comment,
      state: stateOf(flagsOf(service.requires), { ...input, price_with_vat: price }),
    });
  }
  return { added, issues };
};

const columnsOf = (state: OrderLineState) => ({
  quantity: state.quantity,
  dates: JSON.stringify(state.dates),
  quantity_by_dates: JSON.stringify(state.quantity_by_dates),
  time_range_by_dates: JSON.stringify(state.time_range_by_dates),
  price: state.price,
  amount: state.amount,
});

const store = async (
  trx: Transaction<Tables>,
  orderId: number,
  lines: readonly ChangedLine[],
  added: readonly AddedLine[],
): Promise<void> => {
  for (const { row, state, is_removed } of lines) {
    await updateOrderLine(trx, row.id, { ...columnsOf(state), is_removed });
  }
  if (added.length === 0) return;
  const last = await lastLinePosition(trx, orderId);
  await insertOrderLines(
    trx,
    added.map(({ service_id, service, comment, state }, index) => ({
      order_id: orderId,
      position: last + index + 1,
      service_id,
      service: JSON.stringify(service),
      ...columnsOf(state),
      comment,
      purchase_number: null,
      placed: null,
    })),
  );
};

/**
 * Changes, removes, restores and adds lines of a locked order.
 * @returns whether anything has changed
 * @throws HttpError 422 by field: `lines.{index}.{field}`, `added.{index}.{field}`, `lines`
 */
export const changeLines = async (
  trx: Transaction<Tables>,
  order: OrderRow,
  wanted: { lines: readonly LineChangeBody[]; added: readonly AddedLineBody[] },
  context: ServiceContext,
): Promise<boolean> => {
  const ofLines = await checkLines(trx, order, wanted.lines, context);
  const ofAdded = await checkAdded(trx, wanted.added, context);
  const issues = { ...ofLines.issues, ...ofAdded.issues };
  if (Object.keys(issues).length > 0) throw areaFieldErrors('services', issues);
  const lines = ofLines.lines.filter(
    ({ row, state, is_removed }) =>
      is_removed !== row.is_removed || JSON.stringify(state) !== JSON.stringify(stateOfRow(row)),
  );
  const { added } = ofAdded;
  if (order.lines.length + added.length > linesAtOnce) {
    throw areaFieldErrors('services', { added: issue('too_many_lines', { count: linesAtOnce }) });
  }
  const removed = new Map(lines.map(({ row, is_removed }) => [row.id, is_removed]));
  const left = order.lines.filter(({ id, is_removed }) => !(removed.get(id) ?? is_removed)).length + added.length;
  if (left === 0) throw areaFieldErrors('services', { lines: issue('lines_missing') });
  await store(trx, order.id, lines, added);
  return lines.length > 0 || added.length > 0;
};

const stateOfRow = (row: OrderLineRow): OrderLineState | null => currentState({ ...row, is_removed: false });

/** Whether only the exhibitor can confirm the order with its current lines. */
export const acceptNeeded = ({ lines }: Pick<OrderRow, 'lines'>): boolean =>
  isAcceptNeeded(lines.map((line) => ({ placed: line.placed, current: currentState(line) })));
