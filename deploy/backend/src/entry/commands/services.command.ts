import {
  requirements,
  type OrganizerService,
  type OrganizerServiceFacts,
} from '@fairfront/shared-kit/domain/services/api';
import type { OrganizerApi } from './organizer-api';
import { WrongUsage, type OrganizerCommand } from './organizer-command';
import { idOf, noMoreWords, oneOf, readWords } from './read-words';

type Verb = (api: OrganizerApi, words: string[]) => Promise<string>;

const switches = ['on', 'off'] as const;
const isOn = (word: string | undefined): boolean => oneOf('switch', word ?? 'on', switches) === 'on';

const factsLine = ({ id, name_rus, is_popular, synonyms, ...facts }: OrganizerServiceFacts): string =>
  [
    `${String(id).padStart(5)}  ${name_rus}`,
    is_popular ? 'popular' : '',
    requirements.filter((name) => facts[`is_required_${name}`]).join(', '),
    synonyms.length > 0 ? `also: ${synonyms.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('  ');

const serviceLine = (service: OrganizerService): string => {
  const { is_hidden, event_types, order_until, price_steps } = service.offer;
  return [
    factsLine(service),
    is_hidden ? 'hidden' : '',
    event_types ? `for ${event_types.join(', ')}` : '',
    order_until ? `until ${order_until}` : '',
    ...price_steps.map(({ from, percent }) => `${percent > 0 ? '+' : ''}${percent}% from ${from}`),
  ]
    .filter(Boolean)
    .join('  ');
};

const list: Verb = async (api, given) => {
  const { words, options } = readWords(given, { exhibition: 'value', page: 'value', popular: 'flag', hidden: 'flag' });
  const [search, ...more] = words;
  noMoreWords(more);
  const query = new URLSearchParams({ per_page: '100' });
  if (search !== undefined) query.set('search', search);
  if (options.page !== null) query.set('page', idOf('the page', options.page));
  if (options.popular) query.set('is_popular', '1');
  if (options.hidden) query.set('is_hidden', '1');
  const exhibition = idOf('the exhibition (--exhibition 1)', options.exhibition ?? undefined);
  const services = await api.call<OrganizerService[]>('GET', `exhibitions/${exhibition}/services?${query}`);
  return services.length === 0 ? 'No services' : services.map(serviceLine).join('\n');
};

const changeFacts = async (api: OrganizerApi, id: string | undefined, body: object): Promise<string> =>
  factsLine(await api.call<OrganizerServiceFacts>('PATCH', `services/${idOf('the service', id)}`, body));

const popular: Verb = (api, [id, state, ...more]) => {
  noMoreWords(more);
  return changeFacts(api, id, { is_popular: isOn(state) });
};

const synonyms: Verb = (api, [id, text, ...more]) => {
  noMoreWords(more);
  if (text === undefined) throw new WrongUsage('Name the synonyms with commas between them, or none');
  return changeFacts(api, id, { synonyms: text === 'none' ? [] : text.split(/[,;]/) });
};

const requires: Verb = (api, [id, flag, state, ...more]) => {
  noMoreWords(more);
  return changeFacts(api, id, { [`is_required_${oneOf('requirement', flag, requirements)}`]: isOn(state) });
};

/** Changes the offer at the exhibition of `--exhibition`; the other words name the changes. */
const offer =
  (bodyOf: (words: string[]) => object): Verb =>
  async (api, given) => {
    const { words, options } = readWords(given, { exhibition: 'value' });
    const [id, ...rest] = words;
    const exhibition = idOf('the exhibition (--exhibition 1)', options.exhibition ?? undefined);
    const address = `exhibitions/${exhibition}/services/${idOf('the service', id)}`;
    return serviceLine(await api.call<OrganizerService>('PATCH', address, bodyOf(rest)));
  };

const hidden = offer(([state, ...more]) => {
  noMoreWords(more);
  return { is_hidden: isOn(state) };
});

const until = offer(([day, ...more]) => {
  noMoreWords(more);
  if (day === undefined) throw new WrongUsage('Name the last day of ordering, 2026-06-01, or none');
  return { order_until: day === 'none' ? null : day };
});

/** `2026-05-01=-10 2026-06-01=50`, or `none`. */
const prices = offer((words) => {
  if (words.length === 0) throw new WrongUsage('Name days with percentages, 2026-06-01=50, or none');
  if (words.length === 1 && words[0] === 'none') return { price_steps: [] };
  return {
    price_steps: words.map((word) => {
      const [, from, percent] = /^([\d-]+)=([+-]?\d+(?:\.\d+)?)$/.exec(word) ?? [];
      if (from === undefined || percent === undefined) {
        throw new WrongUsage(`Not understood: ${word}. A step is 2026-06-01=50`);
      }
      return { from, percent: Number(percent) };
    }),
  };
});

const verbs = { list, popular, synonyms, requires, hidden, until, prices } satisfies Record<string, Verb>;

/** `services list --exhibition 1`, `services popular 5`, `services hidden 5 --exhibition 1`, … */
export const servicesCommand: OrganizerCommand = {
  usage: [
    'services list ["text"] --exhibition 1 [--popular] [--hidden] [--page 2]   services with what the exhibition changes',
    'services popular 5 [off]                          list a service among the popular ones',
    'services synonyms 5 "chair, seat"                 words under which the search finds it; none: no words',
    `services requires 5 contract [off]                what must be asked for: ${requirements.join(', ')}`,
    'services hidden 5 [off] --exhibition 1            do not offer it at this exhibition',
    'services until 5 2026-06-01 --exhibition 1        last day of ordering; none: no such day',
    'services prices 5 2026-05-01=-10 2026-06-01=50 --exhibition 1',
    '                                                  price steps in percent of the base price; none: no steps',
  ],
  run: async (api, [verb, ...words]) =>
    verbs[oneOf('command of services', verb, Object.keys(verbs) as (keyof typeof verbs)[])](api, words),
};
