import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { axeViolations, renderKit } from '../render-kit';
import { QuotaMeter, quotaParts } from '.';

describe('quotaParts', () => {
  it('keeps the drawing order and returns the rest as free', () => {
    expect(quotaParts(24, { given: 6, waiting: 2, accepted: 9 })).toEqual([
      { kind: 'accepted', count: 9 },
      { kind: 'waiting', count: 2 },
      { kind: 'given', count: 6 },
      { kind: 'free', count: 7 },
    ]);
  });

  it('counts rejected passes too and returns nothing free above the quota [PASS-052, PASS-053]', () => {
    expect(quotaParts(18, { accepted: 17, rejected: 2 })).toEqual([
      { kind: 'accepted', count: 17 },
      { kind: 'rejected', count: 2 },
    ]);
  });

  it('always sums up to the quota, or to the used places if they exceed it', () => {
    const amount = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (total, accepted, waiting, held) => {
        const sum = quotaParts(total, { accepted, waiting, held }).reduce((all, { count }) => all + count, 0);
        expect(sum).toBe(Math.max(total, accepted + waiting + held));
      }),
    );
  });
});

describe('QuotaMeter', () => {
  it('draws one cell per place and states the numbers as one image', () => {
    renderKit(<QuotaMeter total={18} accepted={9} waiting={2} />);
    const meter = screen.getByRole('img', { name: '11 of 18: Accepted 9, Under consideration 2, Free 7' });
    expect(meter.children).toHaveLength(18);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('becomes a bar with numbers above 40 places', async () => {
    renderKit(<QuotaMeter total={120} accepted={80} rejected={4} />, 'ru');
    expect(screen.getByRole('img', { name: '84 из 120: Приняты 80, Отклонены 4, Свободно 36' }).children).toHaveLength(
      3,
    );
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
    expect(await axeViolations()).toEqual([]);
  });

  it('accepts other names and another label', () => {
    renderKit(<QuotaMeter total={11} accepted={7} names={{ accepted: 'Done' }} label="7 of 11 steps done" legend />);
    expect(screen.getByRole('img', { name: '7 of 11 steps done' })).toBeInTheDocument();
    expect(screen.getByText('Done 7')).toBeInTheDocument();
  });
});
