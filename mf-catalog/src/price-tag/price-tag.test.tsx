import { axeViolations, partRenderer, screen, userEvent } from '@fairfront/shared-kit/testing';
import { PriceTag } from './price-tag';
import en from '../locales/en.json';
import ru from '../locales/ru.json';

const renderPart = partRenderer({ catalog: { ru, en } });

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('the price tag', () => {
  it('a price has amount, no-break space and symbol, with VAT and the former price [SHELL-173, SHELL-174]', async () => {
    const { container } = renderPart(<PriceTag amount={126480} currency="RUR" vatRate={20} oldAmount={144000} />, 'ru');
    expect(plain(container.textContent)).toBe('126 480 ₽с НДС 20 %раньше 144 000 ₽');
    expect(container.querySelector('s')).toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['en', 'N/A, contact manager'],
    ['ru', 'N/A, обратитесь к менеджеру'],
  ] as const)('an unknown price shows N/A and a contact in %s [SHELL-175]', async (locale, hint) => {
    const { container } = renderPart(<PriceTag amount={null} currency="USD" vatRate={20} />, locale);
    expect(container).toHaveTextContent('N/A');
    expect(container).not.toHaveTextContent('20');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: hint })).toHaveFocus();
  });
});
