import { buildParticipation, buildStand } from '@fairfront/shared-kit/testing';
import { infoPlaces, webLink } from './event-info.model';

it.each([
  ['https://technoforum.example', 'https://technoforum.example', 'technoforum.example'],
  ['HTTP://technoforum.example/plan/', 'HTTP://technoforum.example/plan/', 'technoforum.example/plan'],
  [' technoforum.example ', 'https://technoforum.example', 'technoforum.example'],
  ['technoforum.example:8080', 'https://technoforum.example:8080', 'technoforum.example:8080'],
])('the website %j becomes the link %j with the text %j [ACC-159]', (address, href, text) =>
  expect(webLink(address)).toEqual({ href, text }),
);

it.each([[null], [''], ['  '], ['javascript:alert(1)'], ['JavaScript:alert(1)'], ['data:text/html,x'], ['ftp://a.b']])(
  'the website %j does not become a link [ACC-159] [SHELL-324]',
  (address) => expect(webLink(address)).toBeNull(),
);

const none = { pavilions: [], hall_rus: null, hall_eng: null, stands: [] };
const link = 'https://technoforum.example/hall-4';

describe('pavilions and halls [ACC-159]', () => {
  it('are those of the participation, each once and linked', () => {
    const pavilions = [
      { pavilion_link: link, hall_rus: 'Зал 4', hall_eng: 'Hall 4' },
      { pavilion_link: null, hall_rus: 'Зал 9', hall_eng: 'Hall 9' },
      { pavilion_link: null, hall_rus: 'Зал 9', hall_eng: 'Hall 9' },
    ];
    const participation = buildParticipation({ pavilions });
    expect(infoPlaces(participation, 'ru')).toEqual([
      { text: 'Павильон 2, зал 4', href: link },
      { text: 'Зал 9', href: null },
    ]);
    expect(infoPlaces(participation, 'en')[0]).toEqual({ text: 'Pavilion 2, hall 4', href: link });
  });

  it('are the hall of the participation or of its stands if the participation names none', () => {
    expect(infoPlaces({ ...none, hall_rus: 'Зал 9', hall_eng: 'Hall 9' }, 'en')).toEqual([
      { text: 'Hall 9', href: null },
    ]);
    expect(infoPlaces({ ...none, stands: [buildStand(), buildStand({ id: 2 })] }, 'ru')).toEqual([
      { text: 'Павильон 2, зал 4', href: null },
    ]);
    expect(infoPlaces(none, 'ru')).toEqual([]);
  });
});
