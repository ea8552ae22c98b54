import { keepKeysInside } from './keys-inside';

const pageHears = (markup: string, key: string): string[] => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = markup;
  const gone = new AbortController();
  keepKeysInside(root, gone.signal);
  const heard: string[] = [];
  const record = ({ type }: Event) => heard.push(type);
  for (const name of ['keydown', 'keypress', 'keyup']) document.addEventListener(name, record, { signal: gone.signal });
  for (const name of ['keydown', 'keypress', 'keyup']) {
    root.firstElementChild?.dispatchEvent(new KeyboardEvent(name, { key, bubbles: true, composed: true }));
  }
  gone.abort();
  host.remove();
  return heard;
};
const all = ['keydown', 'keypress', 'keyup'];

it.each<[string, string, string[]]>([
  ['<input>', 's', []],
  ['<textarea></textarea>', '/', []],
  ['<div role="combobox"></div>', 'ArrowDown', []],
  ['<button></button>', 'Enter', []],
  ['<button></button>', ' ', []],
  ['<button></button>', '/', all],
  ['<input>', 'Tab', all],
  ['<input>', 'Escape', all],
])('the page receives from keys in %s, for "%s", the events %j [CAT-263]', (markup, key, heard) => {
  expect(pageHears(markup, key)).toEqual(heard);
});
