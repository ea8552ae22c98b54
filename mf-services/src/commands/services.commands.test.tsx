import { renderCommands } from '@fairfront/shared-kit/testing';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import commands from './services.commands';

it('services, cart and orders are places of the palette, in both languages [SHELL-233]', async () => {
  const rendered = renderCommands(commands, { texts: { services: { ru, en } } });
  expect(rendered.commands().commands.map(({ title, action }) => [title, action])).toEqual([
    ['Services', { route: 'categories', params: { id: 101 } }],
    ['Cart', { route: 'cart', params: { id: 101 } }],
    ['Orders', { route: 'orders', params: { id: 101 } }],
  ]);
  await rendered.platform.setLocale('ru');
  expect(rendered.commands().commands.map(({ title }) => title)).toEqual(['Услуги', 'Корзина', 'Заказы']);
  expect(rendered.platform.log.missingTexts).toEqual([]);
});
