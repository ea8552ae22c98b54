import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations, renderKit } from '../render-kit';
import { ErrorFallback, TileFailure } from '.';

describe('ErrorFallback', () => {
  it('shows the failure, what still works, a retry, a way back and the code to tell support [SHELL-109] [SHELL-401]', async () => {
    const onRetry = jest.fn();
    const onBack = jest.fn();
    renderKit(
      <ErrorFallback variant="modal" onRetry={onRetry} onBack={onBack} code="MF-CAT-504" phone="+74950000000" />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This section is temporarily unavailable');
    const line = screen.getByText(/If this does not help, call .*and give the code/);
    expect(line).toHaveTextContent('MF-CAT-504');
    expect(screen.getByRole('link', { name: /495/ })).toHaveAttribute('href', 'tel:+74950000000');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(await axeViolations()).toEqual([]);
  });

  it('contains the h1 of a page, in Russian too [SHELL-109]', () => {
    renderKit(<ErrorFallback variant="page" onRetry={() => undefined} />, 'ru');
    expect(screen.getByRole('heading', { level: 1, name: 'Раздел временно недоступен' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  });

  it('does not start a second retry while one runs', async () => {
    const onRetry = jest.fn();
    renderKit(<ErrorFallback variant="modal" onRetry={onRetry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).not.toHaveBeenCalled();
  });
});

describe('TileFailure', () => {
  it('keeps the deadline visible and offers retry and report', async () => {
    const onReport = jest.fn();
    renderKit(
      <TileFailure onRetry={() => undefined} onReport={onReport} code="MF-SRV-504">
        Until 5 June
      </TileFailure>,
    );
    const words = screen.getByRole('status');
    expect(words).toHaveTextContent('This section is temporarily unavailable. The rest of the portal works.');
    expect(words).toHaveTextContent('Until 5 June');
    expect(words).toHaveTextContent('Code MF-SRV-504');
    await userEvent.click(screen.getByRole('button', { name: 'Report it' }));
    expect(onReport).toHaveBeenCalledTimes(1);
  });
});
