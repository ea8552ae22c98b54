import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations, renderKit } from '../render-kit';
import { InfoTile, TileFacts, TileFigure } from '.';

const frame = { icon: 'badge', title: 'Participant passes', minHeight: 216 } as const;

describe('InfoTile', () => {
  it('shows heading, badge, body and footer as one named region', async () => {
    renderKit(
      <InfoTile
        {...frame}
        badge={<span>Draft</span>}
        deadline={{ label: 'until 9 June', tone: 'warning' }}
        actions={<button type="button">Add</button>}
      >
        <TileFigure value={11}>of 18</TileFigure>
        <TileFacts facts={[{ id: 'free', label: 'Free', value: 7 }]} />
      </InfoTile>,
    );
    const tile = screen.getByRole('region', { name: 'Participant passes' });
    expect(within(tile).getByRole('heading', { level: 3 })).toBeVisible();
    expect(tile).toHaveTextContent('Draft11 of 18Free7until 9 JuneAdd');
    expect(tile.querySelector('[data-icon="warning"]')).toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('reserves its height and shows a silent skeleton while loading', () => {
    renderKit(
      <InfoTile {...frame} state="loading" badge="Draft" actions={<button type="button">Add</button>}>
        body
      </InfoTile>,
    );
    const tile = screen.getByRole('region', { name: 'Participant passes' });
    expect(tile).toHaveStyle({ minHeight: '216px' });
    expect(tile.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(tile).not.toHaveTextContent('body');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('fails on its own: placeholder, retry, code, and the deadline stays', async () => {
    const onRetry = jest.fn();
    renderKit(
      <InfoTile
        {...frame}
        state="failed"
        onRetry={onRetry}
        code="MF-PAS-504"
        deadline={{ label: 'until 9 June', tone: 'neutral' }}
      />,
    );
    const tile = screen.getByRole('region', { name: 'Participant passes' });
    expect(tile.querySelector('[data-icon="plug"]')).toBeInTheDocument();
    expect(tile).toHaveTextContent('until 9 June');
    expect(tile).toHaveTextContent('MF-PAS-504');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(within(tile).getByRole('heading')).toHaveFocus();
  });

  it('says whom to ask if the user has no access', () => {
    renderKit(<InfoTile {...frame} state="no-access" />, 'ru');
    expect(screen.getByRole('region')).toHaveTextContent('Попросите доступ у администратора вашей компании.');
  });
});
