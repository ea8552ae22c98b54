import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notificationTypeNames, notificationTypes } from '../../identity/notifications/notification-types';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { actionNames } from './record-names';

const actionName = actionNames([]);

const source = join(__dirname, '../..');
/** Every action in the backend sources that is written literally after `action:`. */
const writtenActions = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|migrations/.test(name))
  .flatMap((name) => [...readFileSync(join(source, name), 'utf8').matchAll(/\baction: '([a-z-]+\.[a-z-]+)'/g)])
  .map(([, action = '']) => action);

it('every action of the log has texts in both languages [SHELL-480]', () => {
  expect(Object.keys(ru.actions)).toEqual(Object.keys(en.actions));
  expect(new Set(writtenActions).size).toBeGreaterThan(70);
  for (const action of [...writtenActions, ...Object.keys(en.actions)]) {
    expect([action, actionName(action, 'ru')]).toEqual([action, expect.stringMatching(/^[А-ЯЁ][а-яё -]+$/)]);
    expect([action, actionName(action, 'en')]).toEqual([action, expect.stringMatching(/^[A-Z][A-Za-z -]+$/)]);
  }
});

it('an action of a previous release keeps its code [SHELL-480]', () => {
  expect(actionName('former.action', 'ru')).toBe('former.action');
  expect(actionName('constructor', 'en')).toBe('constructor');
});

it('every kind of notification has texts in both languages [SHELL-480]', () => {
  expect(notificationTypes.length).toBeGreaterThan(8);
  for (const type of notificationTypes) {
    const { name_rus, name_eng } = notificationTypeNames(type);
    expect([type, name_rus]).toEqual([type, expect.stringMatching(/^[А-ЯЁ][а-яё ]+$/)]);
    expect([type, name_eng]).toEqual([type, expect.stringMatching(/^[A-Z][A-Za-z ]+$/)]);
  }
});
