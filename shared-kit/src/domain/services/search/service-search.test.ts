import { buildSearchIndex, type SearchedService } from './search-index';
import { foundIn, searchServices, type ServiceQuery } from './service-search';

const catalogue: SearchedService[] = (
  [
    ['Барный стул, белый', 'Газлифт, высота 62–83 см'],
    ['Стул барный с подлокотниками', 'Экокожа, чёрный или белый'],
    ['Барная стойка 120 см', 'Две полки, подсветка'],
    ['Стул офисный, серый', 'Хромированный каркас, ткань'],
    ['Комплект «Переговоры»', 'Стол круглый и четыре стула'],
    ['Холодильник', '140 л', 'минибар, рефрижератор'],
    ['Точка Wi-Fi', 'Отдельная сеть стенда', 'вай-фай, беспроводной интернет'],
    ['Подключение до 5 кВт', 'Розетка 220 В и расход энергии', 'электричество, свет'],
    ['Экран 55 дюймов', 'На стойке, HDMI', 'телевизор, плазма'],
    ['Видеосъёмка стенда', 'Ролик до двух минут'],
    ['Розетка дополнительная', 'До 1 кВт'],
    ['Растение настольное', 'Высота 40 см'],
    ['Кресло', 'Экокожа, белое'],
    ['LED-стена', 'Шаг 2,6 мм'],
    ['Подвес светового оборудования', 'Точка подвеса до 50 кг'],
  ] as const
).map(([name, short_description, synonyms = ''], at) => ({
  ...{ id: at + 1, category_id: at < 5 ? 1 : 2, is_popular: at % 2 === 0 },
  ...{ name, short_description, synonyms },
}));
const russian = buildSearchIndex(catalogue);
const english = buildSearchIndex(
  [
    ['Meeting table', 'Round, diameter 80 cm'],
    ['Padded chair', 'Grey fabric'],
    ['Tall showcase', 'Lit, 200 cm'],
    ['Shelf unit', 'Five shelves', 'rack'],
    ['Projector', '5000 lm'],
    ['Daily stand cleaning', 'Dry and wet'],
  ].map(([name = '', short_description = '', synonyms = ''], at) => ({
    ...{ id: at + 1, category_id: 1, is_popular: false, name, short_description, synonyms },
  })),
);
const find = (text: string, query: Partial<ServiceQuery> = {}) => searchServices(russian, { text, ...query });
const namesOf = (ids: readonly number[]) => ids.map((id) => catalogue[id - 1]?.name);

describe('the fault-tolerant search [SVC-165]', () => {
  it.each([
    ['the other keyboard layout', 'cnek jabcysq', 'Стул офисный, серый', 'стул офисный'],
    ['a layout whose letters are signs', "'rhfy", 'Экран 55 дюймов', 'экран'],
    ['Russian keys for a Latin name', 'цш-аш', 'Точка Wi-Fi', 'wi-fi'],
    ['Latin letters for a Russian word', 'holodilnik', 'Холодильник', 'холодильник'],
    ['another way to write it', 'barnyj stul', 'Барный стул, белый', 'барный стул'],
    ['its beginning in Latin letters', 'kresl', 'Кресло', 'кресл'],
    ['Russian letters for a Latin name', 'лед', 'LED-стена', 'led'],
    ['one wrong letter', 'кресло белае', 'Кресло', 'кресло белое'],
    ['two errors in a long word', 'халадильник', 'Холодильник', 'холодильник'],
    ['letters in the wrong order', 'рзоетка', 'Розетка дополнительная', 'розетка'],
    ['one letter too few', 'крсло', 'Кресло', 'кресло'],
    ['errors in the other layout', '[jkjlbkybr', 'Холодильник', 'холодильник'],
    ['errors in Latin letters', 'halodilnik', 'Холодильник', 'холодильник'],
  ])('%s: %s', (_what, typed, first, meant) => {
    const { ids, corrected } = find(typed);
    expect([namesOf(ids)[0], corrected]).toEqual([first, meant]);
  });

  it.each([
    ['барных стульев', ['Барный стул, белый', 'Стул барный с подлокотниками']],
    ['барными стульями', ['Барный стул, белый', 'Стул барный с подлокотниками']],
    ['розеток', ['Розетка дополнительная', 'Подключение до 5 кВт']],
    ['кресел', ['Кресло']],
    ['холодильники', ['Холодильник']],
    ['подключения', ['Подключение до 5 кВт']],
    ['видеосъемка', ['Видеосъёмка стенда']],
  ])('accepts the form %s for the word without reporting a correction', (typed, names) => {
    const { ids, corrected } = find(typed);
    expect(namesOf(ids).slice(0, names.length)).toEqual(names);
    expect(corrected).toBeNull();
  });

  it.each([
    ['tables', 1, null],
    ['chairs', 2, null],
    ['showcases', 3, null],
    ['shelves', 4, null],
    ['racks', 4, null],
    ['clean', 6, null],
    ['sharing', undefined, null],
    ['projektor', 5, 'projector'],
    ['проектор', 5, 'projector'],
    ['еф,ду', 1, 'table'],
    ['shwcase', 3, 'showcase'],
  ])('searches English: %s', (text, id, meant) => {
    const { ids, corrected } = searchServices(english, { text });
    expect([ids[0], corrected]).toEqual([id, meant]);
  });

  it.each([
    ['минибар', 'Холодильник'],
    ['телевизоры', 'Экран 55 дюймов'],
    ['плазма 55', 'Экран 55 дюймов'],
    ['вай-фай', 'Точка Wi-Fi'],
    ['wifi', 'Точка Wi-Fi'],
  ])('finds %s by synonyms of the organiser', (typed, name) => {
    expect(namesOf(find(typed).ids)).toEqual([name]);
  });

  it('ranks all words before some; exact words before prefixes, forms, parts and typing errors', () => {
    expect(namesOf(find('барный стул').ids)).toEqual([
      'Барный стул, белый',
      'Стул барный с подлокотниками',
      'Стул офисный, серый',
      'Комплект «Переговоры»',
      'Барная стойка 120 см',
    ]);
    const words = (...names: string[]) =>
      buildSearchIndex(
        names.map((name, at) => ({
          ...{ id: at + 1, category_id: 1, is_popular: false, name, short_description: '', synonyms: '' },
        })),
      );
    const order = searchServices(
      words('Настольная лампа', 'Столы', 'Столешница', 'Стола ножка', 'Круглый стол', 'Стол'),
      {
        text: 'стол',
      },
    );
    expect(order.ids).toEqual([6, 5, 2, 3, 4, 1]);
  });

  it("ranks words in the name before those in the description, then by the organiser's order", () => {
    expect(namesOf(find('стенда').ids)).toEqual(['Видеосъёмка стенда', 'Точка Wi-Fi']);
    expect(namesOf(find('кВт').ids)).toEqual(['Подключение до 5 кВт', 'Розетка дополнительная']);
  });

  it.each(['фывапролдж', 'qwrtpsdfg', 'абвгд', 'zzz', '%', '_', '777', 'шшш', 'xk', '', '  ', '«»', 'вертолёт лунный'])(
    'finds nothing for the nonsense %j',
    (typed) => expect(find(typed)).toMatchObject({ ids: [], corrected: null }),
  );

  it('finds nothing that starts with another letter or has more errors than its length allows', () => {
    for (const typed of ['дресло', 'халудельнек', '56']) {
      expect([typed, find(typed).ids]).toEqual([typed, []]);
    }
  });

  it('drops an unknown word and reports it if half of the words are known', () => {
    expect(find('стул фиолетовый')).toMatchObject({ corrected: 'стул' });
    expect(find('фиолетовый бархатный стул').ids).toEqual([]);
  });

  it('ignores words like «для»', () => {
    expect(namesOf(find('розетка для стенда').ids)[0]).toBe('Розетка дополнительная');
    expect(find('розетка для').corrected).toBeNull();
  });

  it('searches literally on request: prefixes and parts of all typed words', () => {
    expect(find('cnek', { literally: true }).ids).toEqual([]);
    expect(find('барных', { literally: true }).ids).toEqual([]);
    expect(namesOf(find('съемка', { literally: true }).ids)).toEqual(['Видеосъёмка стенда']);
    expect(namesOf(find('стул белый', { literally: true }).ids)).toEqual([
      'Барный стул, белый',
      'Стул барный с подлокотниками',
    ]);
  });

  it('neither finds nor corrects to withheld services', () => {
    const withheld = new Set([6]);
    expect(find('холодильник', { withheld }).ids).toEqual([]);
    expect(find('халадильник', { withheld })).toMatchObject({ ids: [], corrected: null });
  });

  it('counts the hits of each category, and filters by one on request', () => {
    expect(find('высота')).toMatchObject({
      ids: [1, 12],
      categories: [
        { id: 1, count: 1 },
        { id: 2, count: 1 },
      ],
    });
    expect(find('высота', { categoryId: 2 })).toMatchObject({ ids: [12], categories: { length: 2 } });
    expect(find('высота', { isPopular: true }).ids).toEqual([1]);
  });
});

describe('highlighting [SVC-165]', () => {
  const marked = (text: string, id: number) => {
    const service = catalogue[id - 1];
    if (!service) throw new Error(`No service ${id}`);
    const { name, short_description, synonym } = foundIn(service, find(text).needles);
    const cut = (whole: string, ranges: typeof name) => ranges.map(({ from, to }) => whole.slice(from, to));
    return [cut(service.name, name), cut(service.short_description, short_description), synonym];
  };
  it.each([
    ['барый стуль', 1, ['Барный', 'стул'], [], null],
    ['барnый', 1, ['Барный'], [], null],
    ['barnyj', 3, ['Барн'], [], null],
    ['bar', 1, ['Бар'], [], null],
    ['холoд', 6, ['Холод'], [], null],
    ['cnek', 5, [], ['стул'], null],
    ['стула', 1, ['стул'], [], null],
    ['съёмк', 10, ['съёмк'], [], null],
    ['холод', 6, ['Холод'], [], null],
    ['wifi', 7, ['Wi-Fi'], [], null],
    ['плазма', 9, [], [], 'плазма'],
    ['интернет', 7, [], [], 'беспроводной интернет'],
  ])('%s in service %i', (text, id, name, description, synonym) => {
    expect(marked(text, id)).toEqual([name, description, synonym]);
  });
});
