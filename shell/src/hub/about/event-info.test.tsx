import { within } from '@testing-library/react';
import { narrowViewport } from '@fairfront/shared-kit/components/viewport';
import { axeViolations, buildParticipation } from '@fairfront/shared-kit/testing';
import { startHub } from '../../testing/hub-double';
import { openParticipation } from '../../testing/open-participation';
import { act, screen, startShell } from '../../testing/shell-double';

const hallLink = 'https://technoforum.example/hall-4';
const pavilions = [{ pavilion_link: hallLink, hall_rus: 'Зал 4', hall_eng: 'Hall 4' }];

/** Names and values of the facts in the block. */
const factsIn = (block: HTMLElement) =>
  within(block)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/\s/g, ' ')]);

const wide = window.matchMedia;
afterEach(() => {
  window.matchMedia = wide;
});

describe('the event info', () => {
  it('shows title, dates, website, type, company, pavilion and application in the hub [ACC-158] [ACC-159] [SHELL-131]', async () => {
    const { services } = await startHub({}, { pavilions });
    const block = await screen.findByRole('region', { name: /^ТехноФорум/ });
    const facts = factsIn(block);
    expect(facts.map(([name]) => name)).toEqual([
      'Даты',
      'Вид участия',
      'Номер заявки',
      'Компания',
      'Павильон',
      'Сайт',
      'Площадка',
      'Монтаж',
      'Демонтаж',
    ]);
    expect(facts.slice(1, 4).map(([, value]) => value)).toEqual(['Экспонент', '2026-0101', 'ООО «Северная механика»']);
    const at = within(block);
    expect(at.getByRole('link', { name: /^technoforum\.example/ })).toHaveAttribute(
      'href',
      'https://technoforum.example',
    );
    const pavilion = at.getByRole('link', { name: /^Павильон 2, зал 4/ });
    expect(pavilion).toHaveAttribute('href', hallLink);
    expect(pavilion).toHaveAttribute('rel', 'noopener noreferrer');
    await act(() => services.language.follow('en'));
    expect(within(screen.getByRole('region', { name: /^TechnoForum/ })).getByText('Pavilion 2, hall 4')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('omits missing values and links only to web pages [ACC-159] [SHELL-324]', async () => {
    const made = openParticipation({ application: null, stands: [], hall_rus: null, hall_eng: null });
    made.exhibition.website = 'javascript:alert(1)';
    await startShell({ address: '/participant/101' }, (fake) => fake.on('get', '/participants/{id}', { data: made }));
    const block = await screen.findByRole('region', { name: /^ТехноФорум/ });
    expect(factsIn(block).map(([name]) => name)).toEqual([
      'Даты',
      'Вид участия',
      'Компания',
      'Площадка',
      'Монтаж',
      'Демонтаж',
    ]);
    expect(within(block).queryByRole('link')).toBeNull();
  });

  it('is shown to installers and after the exhibition [ACC-158]', async () => {
    const installer = await startHub({}, { type: 'installer', stands: [], application: null });
    const block = await screen.findByRole('region', { name: /^ТехноФорум/ });
    expect(factsIn(block)[1]).toEqual(['Вид участия', 'Монтажная организация']);
    installer.unmount();

    const over = buildParticipation();
    Object.assign(over.exhibition, {
      ...{ timezone: 'UTC', installation_started_at: '2025-07-22', installation_ended_at: '2025-07-25' },
      ...{ started_at: '2025-07-26', ended_at: '2025-07-29' },
      ...{ dismantling_started_at: '2025-07-30', dismantling_ended_at: '2025-07-31' },
    });
    await startShell({ address: '/participant/101' }, (fake) => fake.on('get', '/participants/{id}', { data: over }));
    const past = factsIn(await screen.findByRole('region', { name: /^ТехноФорум/ }));
    expect(past[0]).toEqual(['Даты', '26–29 июля 2025 г.']);
    // the archive shows the three periods above all tiles
    expect(past.map(([name]) => name)).not.toContain('Монтаж');
  });

  it('is a row that expands on a phone [ACC-158]', async () => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query === narrowViewport });
    const { person } = await startHub({}, { pavilions });
    const block = await screen.findByRole('region', { name: 'О выставке' });
    expect(within(block).queryByRole('term')).toBeNull();
    await person.click(within(block).getByRole('button', { name: /^О выставке/, expanded: false }));
    expect(factsIn(block)).toContainEqual(['Номер заявки', '2026-0101']);
    expect(await axeViolations()).toEqual([]);
  });
});
