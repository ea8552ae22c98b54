/** A country of the demo world: code, names, and what the visa and catalogue rules read. */
export interface DemoCountry {
  code: string;
  name_rus: string;
  name_eng: string;
  /** Citizens may enter with an electronic visa: the simple order. */
  is_simple_visa: boolean;
  /** Companies of this country fill in the catalogue in Russian. */
  is_catalog_order_ru_locale: boolean;
}

/** One line a country: ISO code, Russian name, English name, then "e" for the electronic visa and "r" for the Russian catalogue. */
const lines = `
AF|Афганистан|Afghanistan|
AL|Албания|Albania|
DZ|Алжир|Algeria|
AD|Андорра|Andorra|
AO|Ангола|Angola|
AG|Антигуа и Барбуда|Antigua & Barbuda|
AR|Аргентина|Argentina|
AM|Армения|Armenia|r
AU|Австралия|Australia|
AT|Австрия|Austria|e
AZ|Азербайджан|Azerbaijan|r
BS|Багамы|Bahamas|
BH|Бахрейн|Bahrain|e
BD|Бангладеш|Bangladesh|
BB|Барбадос|Barbados|e
BY|Беларусь|Belarus|r
BE|Бельгия|Belgium|e
BZ|Белиз|Belize|
BJ|Бенин|Benin|
BT|Бутан|Bhutan|e
BO|Боливия|Bolivia|
BA|Босния и Герцеговина|Bosnia & Herzegovina|
BW|Ботсвана|Botswana|
BR|Бразилия|Brazil|
BN|Бруней|Brunei|e
BG|Болгария|Bulgaria|e
BF|Буркина-Фасо|Burkina Faso|
BI|Бурунди|Burundi|
KH|Камбоджа|Cambodia|e
CM|Камерун|Cameroon|
CA|Канада|Canada|
CV|Кабо-Верде|Cape Verde|
CF|Центрально-Африканская Республика|Central African Republic|
TD|Чад|Chad|
CL|Чили|Chile|
CN|Китай|China|e
CO|Колумбия|Colombia|
KM|Коморы|Comoros|
CR|Коста-Рика|Costa Rica|
HR|Хорватия|Croatia|
CU|Куба|Cuba|
CY|Кипр|Cyprus|e
CZ|Чехия|Czechia|e
CI|Кот-д’Ивуар|Côte d’Ivoire|
CD|Демократическая Республика Конго|Democratic Republic of the Congo|
DK|Дания|Denmark|e
DJ|Джибути|Djibouti|
DM|Доминика|Dominica|
DO|Доминиканская Республика|Dominican Republic|
EC|Эквадор|Ecuador|
EG|Египет|Egypt|
SV|Сальвадор|El Salvador|
GQ|Экваториальная Гвинея|Equatorial Guinea|
ER|Эритрея|Eritrea|
EE|Эстония|Estonia|e
SZ|Эсватини|Eswatini|
ET|Эфиопия|Ethiopia|
FJ|Фиджи|Fiji|
FI|Финляндия|Finland|e
FR|Франция|France|e
GA|Габон|Gabon|
GM|Гамбия|Gambia|
GE|Грузия|Georgia|
DE|Германия|Germany|e
GH|Гана|Ghana|
GR|Греция|Greece|e
GD|Гренада|Grenada|
GT|Гватемала|Guatemala|
GN|Гвинея|Guinea|
GW|Гвинея-Бисау|Guinea-Bissau|
GY|Гайана|Guyana|
HT|Гаити|Haiti|
HN|Гондурас|Honduras|
HK|Гонконг|Hong Kong|
HU|Венгрия|Hungary|e
IS|Исландия|Iceland|e
IN|Индия|India|e
ID|Индонезия|Indonesia|e
IR|Иран|Iran|e
IQ|Ирак|Iraq|
IE|Ирландия|Ireland|e
IL|Израиль|Israel|
IT|Италия|Italy|e
JM|Ямайка|Jamaica|e
JP|Япония|Japan|e
JO|Иордания|Jordan|e
KZ|Казахстан|Kazakhstan|r
KE|Кения|Kenya|
KI|Кирибати|Kiribati|
KW|Кувейт|Kuwait|e
KG|Киргизия|Kyrgyzstan|r
LA|Лаос|Laos|
LV|Латвия|Latvia|e
LB|Ливан|Lebanon|
LS|Лесото|Lesotho|
LR|Либерия|Liberia|
LY|Ливия|Libya|
LI|Лихтенштейн|Liechtenstein|e
LT|Литва|Lithuania|e
LU|Люксембург|Luxembourg|e
MO|Макао|Macao|
MG|Мадагаскар|Madagascar|
MW|Малави|Malawi|
MY|Малайзия|Malaysia|e
MV|Мальдивы|Maldives|
ML|Мали|Mali|
MT|Мальта|Malta|e
MH|Маршалловы о-ва|Marshall Islands|
MR|Мавритания|Mauritania|
MU|Маврикий|Mauritius|
MX|Мексика|Mexico|e
FM|Федеративные Штаты Микронезии|Micronesia|
MD|Молдова|Moldova|r
MC|Монако|Monaco|e
MN|Монголия|Mongolia|
ME|Черногория|Montenegro|
MA|Марокко|Morocco|
MZ|Мозамбик|Mozambique|
MM|Мьянма|Myanmar|e
NA|Намибия|Namibia|
NR|Науру|Nauru|
NP|Непал|Nepal|
NL|Нидерланды|Netherlands|e
NZ|Новая Зеландия|New Zealand|
NI|Никарагуа|Nicaragua|
NE|Нигер|Niger|
NG|Нигерия|Nigeria|
KP|КНДР|North Korea|e
MK|Северная Македония|North Macedonia|e
NO|Норвегия|Norway|e
OM|Оман|Oman|e
PK|Пакистан|Pakistan|
PW|Палау|Palau|
PS|Палестина|Palestine|
PA|Панама|Panama|
PG|Папуа — Новая Гвинея|Papua New Guinea|e
PY|Парагвай|Paraguay|
PE|Перу|Peru|
PH|Филиппины|Philippines|e
PL|Польша|Poland|e
PT|Португалия|Portugal|e
QA|Катар|Qatar|
CG|Республика Конго|Republic of the Congo|
RO|Румыния|Romania|e
RU|Россия|Russia|r
RW|Руанда|Rwanda|
WS|Самоа|Samoa|
SM|Сан-Марино|San Marino|e
SA|Саудовская Аравия|Saudi Arabia|e
SN|Сенегал|Senegal|
RS|Сербия|Serbia|e
SC|Сейшельские о-ва|Seychelles|
SL|Сьерра-Леоне|Sierra Leone|
SG|Сингапур|Singapore|e
SK|Словакия|Slovakia|e
SI|Словения|Slovenia|e
SB|Соломоновы о-ва|Solomon Islands|
SO|Сомали|Somalia|
ZA|Южно-Африканская Республика|South Africa|
KR|Республика Корея|South Korea|
SS|Южный Судан|South Sudan|
ES|Испания|Spain|e
LK|Шри-Ланка|Sri Lanka|
KN|Сент-Китс и Невис|St. Kitts & Nevis|
LC|Сент-Люсия|St. Lucia|
VC|Сент-Винсент и Гренадины|St. Vincent & Grenadines|
SD|Судан|Sudan|
SR|Суринам|Suriname|
SE|Швеция|Sweden|e
CH|Швейцария|Switzerland|e
SY|Сирия|Syria|
ST|Сан-Томе и Принсипи|São Tomé & Príncipe|
TW|Тайвань|Taiwan|e
TJ|Таджикистан|Tajikistan|r
TZ|Танзания|Tanzania|
TH|Таиланд|Thailand|e
TL|Восточный Тимор|Timor-Leste|
TG|Того|Togo|
TO|Тонга|Tonga|e
TT|Тринидад и Тобаго|Trinidad & Tobago|e
TN|Тунис|Tunisia|
TM|Туркменистан|Turkmenistan|r
TV|Тувалу|Tuvalu|
TR|Турция|Türkiye|e
UG|Уганда|Uganda|
UA|Украина|Ukraine|
AE|ОАЭ|United Arab Emirates|
GB|Великобритания|United Kingdom|
US|Соединенные Штаты|United States|
UY|Уругвай|Uruguay|
UZ|Узбекистан|Uzbekistan|r
VU|Вануату|Vanuatu|
VA|Ватикан|Vatican City|e
VE|Венесуэла|Venezuela|
VN|Вьетнам|Vietnam|e
YE|Йемен|Yemen|
ZM|Замбия|Zambia|
ZW|Зимбабве|Zimbabwe|e
`;

/** 198 countries, ordered by their English name. */
export const demoCountries: readonly DemoCountry[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name_rus = '', name_eng = '', flags = ''] = line.split('|');
    return {
      code,
      name_rus,
      name_eng,
      is_simple_visa: flags.includes('e'),
      is_catalog_order_ru_locale: flags.includes('r'),
    };
  });

const idByCode = new Map(demoCountries.map(({ code }, index) => [code, index + 1]));

/** The number of a country is its place in the list; null for an unknown code or none. */
export const demoCountryId = (code: string | null): number | null =>
  code === null ? null : (idByCode.get(code) ?? null);
