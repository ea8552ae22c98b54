import { screen } from '@testing-library/react';
import { renderKit } from '../render-kit';
import { catalogueOrderStatusVariant, StatusBadge } from '.';

describe('StatusBadge', () => {
  it('shows an icon and a word', () => {
    const { container } = renderKit(<StatusBadge {...catalogueOrderStatusVariant.confirmed}>Confirmed</StatusBadge>);
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('data-icon', 'check-circle');
  });

  it('has a distinct variant for every status of a catalogue order', () => {
    const seen = Object.values(catalogueOrderStatusVariant).map(({ tone, icon }) => `${tone} ${icon}`);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
