import {
  buildParticipation,
  buildUserWithRole,
  renderChecklist,
  renderTile,
  screen,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import { queryKeys } from '@fairfront/shared-kit/api';
import { createQueryClient, type Participation } from '@fairfront/shared-kit/platform';
import en from '../hub-texts-en';
import ru from '../hub-texts-ru';
import { catalogueTypes } from '@fairfront/shared-kit/domain/catalogue';
import remote from '../remote';
import checklist from './catalogue-order.checklist';
import tile from './catalogue-order.tile';
import takeOrderStatus from './live-order-status';

/** 21 days before the deadline of the fixture (30.04.2026). */
const now = '2026-04-09T12:00:00+03:00';
const withTexts = (options: PlatformDoubleOptions = {}): PlatformDoubleOptions => ({
  texts: { catalog: { ru, en } },
  now,
  ...options,
});
const tileOf = (participation: Partial<Participation>, options: PlatformDoubleOptions = {}) =>
  renderTile(tile, withTexts({ participation: buildParticipation(participation), ...options }));

describe('the catalogue tile', () => {
  it.each([
    ['draft', 'Not sent', 'Не отправлена'],
    ['sent', 'Sent', 'Отправлена'],
    ['moderation', 'Accepted for moderation', 'Принята на модерацию'],
    ['confirmed', 'Accepted for publication', 'Принята к публикации'],
  ] as const)(
    'the tile names the status %s in both languages [CAT-014] [CAT-194] [CAT-195]',
    async (status, english, russian) => {
      const { platform } = tileOf({ catalog_order_status: status });
      expect(screen.getByText(english)).toBeVisible();
      await platform.setLocale('ru');
      expect(screen.getByText(russian)).toBeVisible();
      expect(platform.log.missingTexts).toEqual([]);
    },
  );

  it('the tile shows the deadline', () => {
    const { tile: said } = tileOf({});
    expect(said().deadline).toEqual({ label: 'until 30\u00a0April, 21 days left', tone: 'neutral' });
  });

  it('the tile warns when ten days or less remain', () => {
    const { tile: said } = tileOf({}, { now: '2026-04-20T23:59:59+03:00' });
    expect(said().deadline?.tone).toBe('warning');
  });

  it('the tile has no deadline once the order is sent', () => {
    const { tile: said } = tileOf({ catalog_order_status: 'sent' });
    expect(said().deadline).toBeUndefined();
  });

  it('the tile says a day after the deadline that it has passed [CAT-204]', () => {
    tileOf({}, { now: '2026-05-02T00:00:00+03:00' });
    expect(screen.getByText('The deadline for catalogue orders has passed.')).toBeVisible();
  });

  it.each(['en', 'ru'] as const)(
    'the tile says in %s that there is nothing to order, and offers no action [CAT-014]',
    (locale) => {
      const { tile: said, platform } = tileOf({ catalog_order_id: null, catalog_order_status: null }, { locale });
      expect(screen.getByText({ en, ru }[locale].tile.none)).toBeVisible();
      expect(said()).not.toHaveProperty('actions');
      expect(said()).not.toHaveProperty('deadline');
      expect(screen.queryByRole('list')).toBeNull();
      expect(platform.log.missingTexts).toEqual([]);
    },
  );

  it('the tile offers a template without orders, and an order whose template is gone [CAT-014]', () => {
    const offered = { catalog_order_id: null, catalog_order_status: null, catalog_template_id: 1 };
    expect(tileOf(offered).tile().actions?.[0]?.target).toEqual({ modal: 'event-modal-catalog', params: {} });
    expect(tileOf({ catalog_order_id: 7, catalog_template_id: null }).tile().actions).toHaveLength(1);
  });

  it('the tile only opens the order for a reader', () => {
    const { tile: said } = tileOf({}, { user: buildUserWithRole('read') });
    expect(said().actions?.[0]?.label).toBe('Open');
  });
});

describe('the catalogue checklist', () => {
  const itemOf = (participation: Partial<Participation>, options: PlatformDoubleOptions = {}) => {
    const said = renderChecklist(
      checklist,
      withTexts({ participation: buildParticipation(participation), ...options }),
    );
    return said.checklist().items[0];
  };
  const target = { modal: 'event-modal-catalog', params: {} };

  it('the step shows the order with the time left [SHELL-230]', () => {
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

  it('the step warns when ten days or less remain', () => {
    expect(itemOf({}, { now: '2026-04-20T23:59:59+03:00' })).toMatchObject({ tone: 'warning', done: false });
  });

  it.each(['sent', 'moderation', 'confirmed'] as const)(
    'the step is done once the order is %s [SHELL-230]',
    (status) => {
      expect(itemOf({ catalog_order_status: status })).toMatchObject({ done: true, title: 'Send the catalogue order' });
    },
  );

  it.each([
    ['a reader', { user: buildUserWithRole('read') }],
    ['anybody after the deadline', { now: '2026-05-02T00:00:00+03:00' }],
  ])('the step stays open for %s, who is not asked to do it [SHELL-231]', (_who, options) => {
    const item = itemOf({}, options);
    expect(item?.done).toBe(false);
    expect(item).not.toHaveProperty('target');
  });

  it('the step is absent without a template and an order [CAT-014]', () => {
    expect(itemOf({ catalog_order_id: null, catalog_order_status: null })).toBeUndefined();
    expect(itemOf({ catalog_order_id: null, catalog_order_status: null, catalog_template_id: 1 })).toBeDefined();
  });
});

it('a live status updates the participation while the wizard is closed, and refetches it [CAT-207]', () => {
  const queryClient = createQueryClient();
  const queryKey = queryKeys.participation.detail(101);
  queryClient.setQueryData(queryKey, buildParticipation({ catalog_order_id: null, catalog_order_status: null }));
  queryClient.setQueryData(queryKeys.participation.detail(102), buildParticipation({ id: 102 }));
  const event = { id: 7, status: 'moderation' as const, updated_at: '2026-04-09T12:00:00Z' };
  takeOrderStatus(event, { participationId: 101, queryClient });
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ catalog_order_id: 7, catalog_order_status: 'moderation' });
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(queryKeys.participation.detail(102))?.isInvalidated).toBe(false);
});

it('the step exists for the participation types that the rules name [SHELL-230]', () => {
  expect(remote.checklist?.['catalogue-order']?.types).toEqual(catalogueTypes);
});
