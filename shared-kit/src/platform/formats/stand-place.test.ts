import { standPlace } from './stand-place';

const pavilion = (title_rus: string, title_eng: string) => ({ title_rus, title_eng });

it.each([
  [
    { ...pavilion('Зал 4', 'Hall 4'), parent: pavilion('Павильон 2', 'Pavilion 2') },
    'Павильон 2, зал 4',
    'Pavilion 2, hall 4',
  ],
  [{ ...pavilion('Форум', 'Forum'), parent: null }, 'Форум', 'Forum'],
  [{ ...pavilion('A', 'A'), parent: pavilion('Павильон 1', '') }, 'Павильон 1, A', 'Павильон 1, A'],
  [null, '', ''],
])('a stand is in %j, named in the language of the reader [PASS-153] [SHELL-400]', (place, ru, en) => {
  expect([standPlace({ pavilion: place }, 'ru'), standPlace({ pavilion: place }, 'en')]).toEqual([ru, en]);
});

it('the place is empty without a stand [PASS-153]', () => expect(standPlace(null, 'ru')).toBe(''));
