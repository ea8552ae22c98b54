import type { KeyboardEvent } from 'react';
import { isComposing } from '.';

const press = (init: KeyboardEventInit) =>
  ({ nativeEvent: new window.KeyboardEvent('keydown', init) }) as KeyboardEvent;

it.each([
  ['Chromium and Firefox: the key comes before the end of the composition', { isComposing: true, keyCode: 229 }, true],
  ['Safari: the key comes after it', { isComposing: false, keyCode: 229 }, true],
  ['an old input method without a code', { isComposing: true, keyCode: 13 }, true],
  ['Enter of the keyboard', { isComposing: false, keyCode: 13 }, false],
])('the keys of an input method are recognised: %s', (_name, init, expected) => {
  expect(isComposing(press({ key: 'Enter', ...init }))).toBe(expected);
});
