import { screen } from '@testing-library/react';
import { renderKit } from '../render-kit';
import {
  catalogueOrderStatusVariant,
  inviteStatusVariant,
  passStatusVariant,
  serviceOrderStatusVariant,
  StatusBadge,
} from '.';

describe('StatusBadge', () => {
  it('is drawing and word', () => {
    const { container } = renderKit(<StatusBadge {...passStatusVariant.accepted}>Accepted</StatusBadge>);
    expect(screen.getByText('Accepted')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('data-icon', 'check-circle');
  });

  it('gives every status of an area a variant that no other one has', () => {
    for (const variants of [
      passStatusVariant,
      serviceOrderStatusVariant,
      catalogueOrderStatusVariant,
      inviteStatusVariant,
    ]) {
      const seen = Object.values(variants).map(({ tone, icon }) => `${tone} ${icon}`);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });
});
