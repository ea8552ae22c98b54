import { axeViolations, partRenderer, screen, userEvent, within } from '@fairfront/shared-kit/testing';
import { ExhibitionTimeline } from './exhibition-timeline';
import { PeriodKey } from './period-key';
import type { ExhibitionPeriod, TimelinePin } from './timeline-scale';
import enShell from '../../locales/en/shell.json';
import ruShell from '../../locales/ru/shell.json';

const renderPart = partRenderer({ shell: { ru: ruShell, en: enShell } });

const periods: ExhibitionPeriod[] = [
  { kind: 'installation', from: '2026-06-11', to: '2026-06-15' },
  { kind: 'exhibition', from: '2026-06-16', to: '2026-06-19' },
  { kind: 'dismantling', from: '2026-06-20', to: '2026-06-21' },
];
const pins: TimelinePin[] = [
  { id: 'visa', date: '2026-06-03', label: 'Visas', tone: 'warning' },
  { id: 'catalogue', date: '2026-06-05', label: 'Catalogue order', tone: 'warning' },
  { id: 'passes', date: '2026-06-09', label: 'Participant passes' },
];

describe('ExhibitionTimeline', () => {
  it('is hidden from screen readers, which get a list of today, periods and deadlines by date', async () => {
    renderPart(<ExhibitionTimeline today="2026-05-26" periods={periods} pins={pins} />, 'ru');
    const section = screen.getByRole('region', { name: 'Шкала подготовки' });
    expect(section.querySelector('[aria-hidden="true"] .flag')).toHaveTextContent('Сегодня, 26 мая');
    expect(
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Сегодня, 26 мая',
      '3 июня: Visas',
      '5 июня: Catalogue order',
      '9 июня: Participant passes',
      '11–15 июня: Монтаж',
      '16–19 июня: Выставка',
      '20–21 июня: Демонтаж',
    ]);
    expect(await axeViolations()).toEqual([]);
  });

  it('shows no pin for a past day, but keeps it in the list', () => {
    const { container } = renderPart(<ExhibitionTimeline today="2026-06-04" periods={periods} pins={pins} />);
    expect(container.querySelectorAll('.stem')).toHaveLength(2);
    expect(screen.getByText(/Visas/)).toBeInTheDocument();
  });

  describe('on a narrow screen', () => {
    beforeEach(() => {
      jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 340 } as DOMRect);
    });
    afterEach(() => jest.restoreAllMocks());

    it('has dates at the stems, the next deadline in words and all others on request [SHELL-356]', async () => {
      const person = userEvent.setup();
      const { container } = renderPart(<ExhibitionTimeline today="2026-06-02" periods={periods} pins={pins} />, 'ru');
      const dates = [...container.querySelectorAll('.stem .date')].map(({ textContent }) => textContent);
      expect(dates).toEqual(['3\u00a0июн', '5\u00a0июн', '9\u00a0июн']);
      expect(screen.getByText(/Visas/).closest('p')).toHaveTextContent('3 июня Visas, завтра');
      expect(screen.queryByText('Catalogue order')).toBeNull();
      await person.click(screen.getByRole('button', { name: 'Все 3 срока', expanded: false }));
      expect(screen.getByText('Catalogue order').closest('li')).toHaveTextContent('5 июня');
      expect(screen.getByText('Participant passes')).toBeVisible();
      expect(await axeViolations()).toEqual([]);
      await person.click(screen.getByRole('button', { name: 'Свернуть сроки', expanded: true }));
      expect(screen.queryByText('Catalogue order')).toBeNull();
    });

    it('shows how many days are left, and nothing if no deadline is ahead [SHELL-356]', () => {
      const { rerender } = renderPart(
        <ExhibitionTimeline today="2026-05-26" periods={periods} pins={pins.slice(0, 1)} />,
      );
      expect(screen.getByText(/Visas/).closest('p')).toHaveTextContent('3 June Visas, in 8 days');
      expect(screen.queryByRole('button')).toBeNull();
      rerender(<ExhibitionTimeline today="2026-06-04" periods={periods} pins={pins.slice(0, 1)} />);
      expect(screen.queryByText(/in 8 days/)).toBeNull();
    });
  });

  it('explains the patterns in words', () => {
    renderPart(<PeriodKey />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Installation',
      'Exhibition',
      'Dismantling',
    ]);
  });
});
