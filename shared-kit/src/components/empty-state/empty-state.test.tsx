import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '../../api/api-error';
import { axeViolations, renderKit } from '../render-kit';
import { EmptyState, LoadError } from '.';

describe('EmptyState', () => {
  it('shows a heading, a reason and an action', async () => {
    renderKit(
      <EmptyState title="No passes yet" level={2} actions={<button type="button">Add pass</button>}>
        18 passes are free.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No passes yet' })).toBeVisible();
    expect(screen.getByText('18 passes are free.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add pass' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('is announced if it replaces a list', () => {
    renderKit(<EmptyState title="The list could not be loaded" icon="cross-circle" tone="danger" live />);
    expect(screen.getByRole('status')).toHaveTextContent('The list could not be loaded');
  });
});

describe('LoadError', () => {
  const open = (error: unknown) => {
    const refetch = jest.fn(() => Promise.resolve());
    renderKit(<LoadError title="The list could not be loaded" query={{ error, isFetching: false, refetch }} />);
    return refetch;
  };

  it('is announced and refetches the data on request', async () => {
    const refetch = open(new ApiError({ status: 500 }));
    expect(screen.getByRole('status')).toHaveTextContent('The list could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('offers no retry if access to the data was refused', () => {
    open(new ApiError({ status: 403 }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
