import '@fairfront/shared-kit/styles/tokens.css';
import '@fairfront/shared-kit/styles/base.css';
import { ChatThread, type ChatMessage } from '@fairfront/shared-kit/components/order-chat';
import { createTranslator, I18nextProvider, initReactI18next } from '@fairfront/shared-kit/platform';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { editedCart, type CartLine, type EditableCart } from '@fairfront/shared-kit/domain/services/cart-edits';
import { BareMessages } from './bare-messages';

const minute = 60_000;
const texts = [
  'План стенда получили, спасибо.',
  'Мебель привезём в последний день монтажа до 18:00. Проверьте, пожалуйста, количество и даты в заказе.',
  'Стойка слева от входа, лицом к проходу.',
  'Подтверждаем, можно выставлять счёт.',
];
const messages: ChatMessage[] = Array.from({ length: 10_000 }, (_, index) => {
  const side = index % 3 === 0 ? ('other' as const) : ('own' as const);
  return {
    id: index + 1,
    side,
    isManager: side === 'other',
    author: { id: index % 3, name: side === 'other' ? 'Ефремова Дарья' : 'Кузнецов Артём' },
    text: texts[index % texts.length] ?? '',
    at: new Date(Date.UTC(2026, 0, 1) + index * 7 * minute).toISOString(),
    files: [],
    isRead: side === 'own',
  };
});

const flags = {
  is_required_stand_area: false,
  is_required_quantity_by_date: false,
  is_required_time_range_by_date: false,
  is_required_date_install: false,
  is_required_date_exhibition: true,
  is_required_date_dismantling: false,
};
const cart: EditableCart<CartLine> = {
  total_with_vat: 0,
  vat: 0,
  groups: Array.from({ length: 3 }, (_group, group) => ({
    items: Array.from({ length: group === 0 ? 168 : 166 }, (_line, line) => ({
      cart_item_id: group * 1_000 + line,
      service: flags,
      ...{ quantity: 2 + (line % 7), dates: ['2026-05-18', '2026-05-19'] },
      ...{ quantity_by_dates: [], time_range_by_dates: [], comment: null, purchase_number: null },
      ...{ currencyPrice: 1_300 + line, billable_units: 4, amount_with_vat: 5_200 },
    })),
  })),
};

const translator = createTranslator();
void translator.use(initReactI18next).init({ lng: 'ru', resources: {}, initAsync: false });
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

const place = document.body.appendChild(document.createElement('div'));
let root = createRoot(place);
window.cartBench = {
  mount: async (kind) => {
    root.unmount();
    root = createRoot(place);
    flushSync(() =>
      root.render(
        <I18nextProvider i18n={translator}>
          {kind === 'thread' ? (
            <div style={{ height: 600, display: 'flex', flexDirection: 'column' }}>
              <ChatThread label="Messages" messages={messages} onDownload={() => undefined} />
            </div>
          ) : (
            <BareMessages messages={messages} />
          )}
        </I18nextProvider>,
      ),
    );
    const scroller = document.querySelector('[role=log], #scroller');
    // the thread paints the newest messages first: scrolling is measured when all messages are there
    while (kind === 'thread' && (scroller?.childElementCount ?? 0) < messages.length / 50) await frame();
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
    // blocks far from the view are removed a few frames later
    for (let count = 0; count < 30; count += 1) await frame();
  },
  scroll: async () => {
    const scroller = document.querySelector('[role=log], #scroller');
    const lengths: number[] = [];
    let before = await frame();
    for (let count = 0; count < 120; count += 1) {
      if (scroller) scroller.scrollTop -= 90;
      const now = await frame();
      lengths.push(now - before);
      before = now;
    }
    return lengths;
  },
  recompute: () => {
    const times = Array.from({ length: 50 }, (_, index) => {
      const startedAt = performance.now();
      editedCart(cart, new Map([[index, { quantity: index + 3 }]]), 20);
      return performance.now() - startedAt;
    });
    return times.sort((a, b) => a - b)[25] ?? NaN;
  },
};
