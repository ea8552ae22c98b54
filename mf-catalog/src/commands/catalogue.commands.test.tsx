import { buildParticipation, renderCommands, type PlatformDoubleOptions } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import commands from './catalogue.commands';

const detailOf = (options: PlatformDoubleOptions) => {
  const rendered = renderCommands(commands, { texts: { catalog: { ru, en } }, ...options });
  return rendered.commands().commands[0]?.detail;
};

it('the palette command shows the time left, the status, or that it is too late [SHELL-233]', () => {
  const now = '2026-04-09T12:00:00+03:00';
  expect(detailOf({ now })).toBe('Until 30\u00a0April, 21 days left');
  expect(detailOf({ now, participation: buildParticipation({ catalog_order_status: 'sent' }) })).toBe('Sent');
  expect(detailOf({ now: '2026-05-02T00:00:00+03:00' })).toBe(en.tile.closed);
});

it('the palette command is absent where there is nothing to order [CAT-014]', () => {
  expect(detailOf({ participation: buildParticipation({ catalog_order_id: null }) })).toBeUndefined();
});
