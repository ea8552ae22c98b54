import type { AdditionalService, Cart, CartItem } from '../../platform/entities';

const unit = { id: 1, name_rus: 'шт.', name_eng: 'pc' };
const executor = { id: 1, name_rus: 'Дирекция выставок', name_eng: 'Exhibition Office', is_organizer: true };

/** A service of the organiser at 1 000 ₽ a piece that needs nothing but a quantity. */
export const buildService = (id: number, facts: Partial<AdditionalService> = {}): AdditionalService => ({
  id,
  category_id: 1,
  name_rus: `Услуга ${id}`,
  name_eng: `Service ${id}`,
  short_description_rus: '',
  short_description_eng: '',
  images: [],
  prices: [{ currency: 'RUR', price_with_vat: 1000, price_without_vat: 833.33, unit, next: null }],
  units: [unit],
  min_count: null,
  executor,
  is_popular: false,
  order_until: null,
  order_state: 'open',
  is_required_contract: false,
  is_required_stand_area: false,
  is_required_quantity_by_date: false,
  is_required_time_range_by_date: false,
  is_required_date_install: false,
  is_required_date_exhibition: false,
  is_required_date_dismantling: false,
  ...facts,
});

/** A line at 1 000 ₽ a unit; ids of service and line follow `id`. */
export const buildCartItem = (id: number, quantity: number): CartItem => ({
  id,
  cart_item_id: id,
  service: buildService(id),
  quantity,
  unit,
  price: { currency: 'RUR', price_with_vat: 1000, price_without_vat: 833.33, unit },
  currencyPrice: 1000,
  dates: [],
  quantity_by_dates: [],
  time_range_by_dates: [],
  comment: null,
  purchase_number: null,
  billable_units: quantity,
  amount_with_vat: quantity * 1000,
  price_kept_until: null,
  price_risen_from: null,
});

/** A cart of one executor with a line per quantity. */
export const buildCart = (quantities: readonly number[] = [1, 1, 1]): Cart => {
  const items = quantities.map((quantity, index) => buildCartItem(index + 1, quantity));
  const total = items.reduce((sum, { amount_with_vat: amount }) => sum + (amount ?? 0), 0);
  return {
    version: items.length,
    currency: 'RUR',
    total_with_vat: total,
    vat: Math.round(total * 100 * (20 / 120)) / 100,
    complete_currencies: ['RUR'],
    groups: items.length === 0 ? [] : [{ executor, items }],
  };
};
