import {
  axeViolations,
  buildCompany,
  buildExhibition,
  buildManager,
  buildParticipation,
  buildUserWithRole,
  renderInPlatform,
  renderChecklist,
  renderTile,
  screen,
  within,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { ExhibitionManager, Participation } from '@fairfront/shared-kit/platform';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import CatalogueOrderModal from './catalogue-order.modal';
import checklist from './catalogue-order.checklist';
import tile from './catalogue-order.tile';

/** 21 days before the deadline of the fixture (30.04.2026). */
const now = '2026-04-09T12:00:00+03:00';
const withTexts = (options: PlatformDoubleOptions = {}): PlatformDoubleOptions => ({
  texts: { catalog: { ru, en } },
  now,
  ...options,
});
const tileOf = (participation: Partial<Participation>, options: PlatformDoubleOptions = {}) =>
  renderTile(tile, withTexts({ participation: buildParticipation(participation), ...options }));
const modalOf = (participation: Partial<Participation>, options: PlatformDoubleOptions = {}) =>
  renderInPlatform(
    <CatalogueOrderModal />,
    withTexts({ participation: buildParticipation(participation), modalTitle: en.title, ...options }),
  );

describe('catalogue tile', () => {
  it.each([
    ['draft', 'Not sent', 'Не отправлена'],
    ['sent', 'Sent', 'Отправлена'],
    ['moderation', 'Accepted for moderation', 'Принята на модерацию'],
    ['confirmed', 'Accepted for publication', 'Принята к публикации'],
  ] as const)(
    'names the state %s in both languages [CAT-014] [CAT-194] [CAT-195]',
    async (status, english, russian) => {
      const { platform } = tileOf({ catalog_order_status: status });
      expect(screen.getByText(english)).toBeVisible();
      await platform.setLocale('ru');
      expect(screen.getByText(russian)).toBeVisible();
      expect(platform.log.missingTexts).toEqual([]);
    },
  );

  it('states the deadline', () => {
    const { tile: said } = tileOf({});
    expect(said().deadline).toEqual({ label: 'until 30\u00a0April, 21 days left', tone: 'neutral' });
  });

  it('warns when ten days or less remain', () => {
    const { tile: said } = tileOf({}, { now: '2026-04-20T23:59:59+03:00' });
    expect(said().deadline?.tone).toBe('warning');
  });

  it('has no deadline any more once the order was sent', () => {
    const { tile: said } = tileOf({ catalog_order_status: 'sent' });
    expect(said().deadline).toBeUndefined();
  });

  it('says that the deadline has passed a day after it [CAT-204]', () => {
    tileOf({}, { now: '2026-05-02T00:00:00+03:00' });
    expect(screen.getByText('The deadline for catalogue orders has passed.')).toBeVisible();
  });

  it('only opens for a reader', () => {
    const { tile: said } = tileOf({}, { user: buildUserWithRole('read') });
    expect(said().actions?.[0]?.label).toBe('Open');
  });
});

describe('catalogue checklist', () => {
  const itemOf = (participation: Partial<Participation>, options: PlatformDoubleOptions = {}) => {
    const said = renderChecklist(
      checklist,
      withTexts({ participation: buildParticipation(participation), ...options }),
    );
    return said.checklist().items[0];
  };
  const target = { modal: 'event-modal-catalog', params: {} };

  it('has one step: the order, with the time that is left [SHELL-230]', () => {
    expect(itemOf({})).toEqual({
      id: 'order',
      done: false,
      tone: 'neutral',
      title: 'Check the data for the catalogue',
      detail: 'Until 30\u00a0April, 21 days left',
      due: '2026-04-30',
      target,
    });
  });

  it('warns when ten days or less remain', () => {
    expect(itemOf({}, { now: '2026-04-20T23:59:59+03:00' })).toMatchObject({ tone: 'warning', done: false });
  });

  it.each(['sent', 'moderation', 'confirmed'] as const)('is done once the order is %s [SHELL-230]', (status) => {
    expect(itemOf({ catalog_order_status: status })).toMatchObject({ done: true, title: 'Send the catalogue order' });
  });

  it.each([
    ['a reader', { user: buildUserWithRole('read') }],
    ['anybody after the deadline', { now: '2026-05-02T00:00:00+03:00' }],
  ])('stays open for %s, who is not told to do it [SHELL-231]', (_who, options) => {
    const item = itemOf({}, options);
    expect(item?.done).toBe(false);
    expect(item).not.toHaveProperty('target');
  });
});

describe('catalogue modal', () => {
  const catalogManager = (changes: Partial<ExhibitionManager>) => buildManager({ kind: 'catalog', ...changes });

  it('lists what is missing, the required first, and leads to the company profile', async () => {
    const { person, platform } = modalOf({
      company: buildCompany({ phone: null, name_eng: 'Северная Mekhanika' }),
    });
    const items = within(screen.getByRole('region', { name: 'Readiness of the data' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Name in EnglishThe English name must not contain Cyrillic letters.',
      'PhoneOptional, but the entry won’t have this line.',
    ]);
    await person.click(screen.getByRole('button', { name: 'Open the company profile' }));
    expect(platform.log.opened).toEqual([{ name: 'event-modal-company-profile', params: {} }]);
    expect(await axeViolations()).toEqual([]);
  });

  it('shows the entry in both languages from company and stands', async () => {
    const { person, platform } = modalOf({});
    const preview = screen.getByRole('region', { name: 'How the catalogue shows it' });
    expect(preview).toHaveTextContent('Severnaya Mekhanika LLC');
    expect(preview).toHaveTextContent('Stand 24C10, 24C12');
    await person.click(within(preview).getByRole('radio', { name: 'RU' }));
    expect(preview).toHaveTextContent('Россия, Мурманск, Портовый проезд, 5');
    expect(preview).toHaveTextContent('Стенд 24C10, 24C12');
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('has neither task nor way to the profile once the order was placed [CAT-012]', () => {
    modalOf({ catalog_order_status: 'moderation' });
    expect(screen.getByText(/can no longer be changed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /company profile/ })).toBeNull();
  });

  it('says the deadline is over but orders are still taken for a day [CAT-203]', () => {
    modalOf({}, { now: '2026-05-01T12:00:00+03:00' });
    expect(screen.getByText('The deadline passed on 30 April. Orders are taken for one more day.')).toBeVisible();
  });

  it('names the managers of the catalogue for the language by name and e-mail [CAT-025] [CAT-026]', async () => {
    const { platform } = modalOf({
      exhibition: buildExhibition({
        managers: [
          buildManager(),
          catalogManager({ id: 2, name_eng: 'Oleg', lastname_eng: 'Vinogradov', email: 'oleg@fair.example' }),
          catalogManager({ id: 3, locale: 'ru', name_rus: 'Анна', lastname_rus: 'Белова', email: 'anna@fair.example' }),
        ],
      }),
    });
    const names = () => within(screen.getByRole('list', { name: /managers|Менеджеры/ })).getAllByRole('listitem');
    expect(names().map((item) => item.textContent)).toEqual(['Oleg Vinogradov, oleg@fair.example']);
    expect(screen.getByRole('link', { name: 'oleg@fair.example' })).toHaveAttribute('href', 'mailto:oleg@fair.example');
    await platform.setLocale('ru');
    expect(names()).toHaveLength(2);
  });

  it('shows all catalogue managers when none speaks the language [CAT-026]', () => {
    modalOf({ exhibition: buildExhibition({ managers: [catalogManager({ locale: 'ru' })] }) });
    expect(screen.getByRole('list', { name: 'Catalogue managers' })).toBeVisible();
  });
});
