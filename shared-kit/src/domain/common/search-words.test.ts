import { findWords, foldLetters, otherLayout, searchWords } from './search-words';

describe('the other keyboard layout [SHELL-234]', () => {
  it.each([
    ['ghjgecr', 'пропуск'],
    ['Ghjgecr', 'пропуск'],
    ['рщьу', 'home'],
    [',jqkth', 'бойлер'],
    ['lj,fdbnm ghjgecr', 'добавить пропуск'],
    ['`;', null],
    ['482', null],
    ['стенд hall', null],
    ['', null],
  ])('%s is %s', (typed, meant) => expect(otherLayout(typed)).toBe(meant));
});

describe('words of a search [SHELL-234]', () => {
  it.each([
    ['пропуск', 'Пропуска участников', [{ from: 0, to: 7 }]],
    [
      'уч про',
      'Пропуска участников',
      [
        { from: 0, to: 3 },
        { from: 9, to: 11 },
      ],
    ],
    ['пуск', 'Пропуска участников', null],
    ['пуск', 'Допуск и пуск', [{ from: 9, to: 13 }]],
    ['алена', 'Алёна Петрова', [{ from: 0, to: 5 }]],
    ['Алёна', 'Алена Петрова', [{ from: 0, to: 5 }]],
    ['482', 'А482МР77', [{ from: 1, to: 4 }]],
    [
      'а 482 мр',
      'А482МР77',
      [
        { from: 0, to: 1 },
        { from: 1, to: 4 },
        { from: 4, to: 6 },
      ],
    ],
    ['82', 'А482МР77', null],
    ['про пропуск', 'Пропуска', [{ from: 0, to: 7 }]],
    ['', 'anything', []],
  ])('%s in %s', (search, text, ranges) => expect(findWords(searchWords(search), [text])).toEqual(ranges && [ranges]));

  it('are found across several texts, and highlighted in each', () => {
    expect(findWords(searchWords('кузнецов принят'), ['Кузнецов Артём', 'пропуск принят', 'кузнец'])).toEqual([
      [{ from: 0, to: 8 }],
      [{ from: 8, to: 14 }],
      [],
    ]);
    expect(findWords(searchWords('кузнецов отклонён'), ['Кузнецов Артём', 'пропуск принят'])).toBeNull();
  });

  it('keep their positions if letters become longer in lower case', () => {
    expect(foldLetters('İстанбул Ёж')).toHaveLength('İстанбул Ёж'.length);
  });
});
