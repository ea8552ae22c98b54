import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '../../api/api-error';
import { axeViolations, renderKit } from '../render-kit';
import { EmptyState, LoadError } from '.';

describe('EmptyState', () => {
  it('is a heading, a reason and an action', async () => {
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

  it('is read out where it takes the place of a list', () => {
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

  it('is read out and asks for the data again', async () => {
    const refetch = open(new ApiError({ status: 500 }));
    expect(screen.getByRole('status')).toHaveTextContent('The list could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('offers nothing where the data were refused', () => {
    open(new ApiError({ status: 403 }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
