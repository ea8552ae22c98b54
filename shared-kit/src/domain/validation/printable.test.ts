import { printable, unprintableSign } from './index';

it.each([
  ['ООО «Резец» № 5 — завод', null],
  ['شركة الخليج … 株式会社テスト 주식회사 ԱԲԳ ქართ עברית ไทย', null],
  ['Площадь 500 м², ≤ 5 µm, −3 °C', null],
  ['two\nlines', null],
  ['Завод 🏭 «Резец»', '🏭'],
  ['Семья 👨‍👩‍👧 и партнёры', '👨‍👩‍👧'],
  ['தமிழ்', 'த'],
  ['北京龍門 辻 㐂 吉', null],
  ['株式会社 𠮷野', null],
  ['Завод 乪 海', '乪'],
  ['鿰', '鿰'],
  ['Готово ✔', '✔'],
  ['✈ Cargo', '✈'],
  ['\ue000', '\ue000'],
])('the sign of %j that cannot be printed is %j [PASS-385]', (text, sign) => {
  expect(unprintableSign(text)).toBe(sign);
  expect(printable(text, {})).toEqual(sign === null ? null : { rule: 'printable', sign });
});
