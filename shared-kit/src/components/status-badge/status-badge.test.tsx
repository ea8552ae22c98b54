import { screen } from '@testing-library/react';
import { renderKit } from '../render-kit';
import { catalogueOrderLook, inviteLook, passLook, serviceOrderLook, StatusBadge } from '.';

describe('StatusBadge', () => {
  it('is drawing and word', () => {
    const { container } = renderKit(<StatusBadge {...passLook.accepted}>Accepted</StatusBadge>);
    expect(screen.getByText('Accepted')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('data-icon', 'check-circle');
  });

  it('gives every status of an area a look that no other one has', () => {
    for (const looks of [passLook, serviceOrderLook, catalogueOrderLook, inviteLook]) {
      const seen = Object.values(looks).map(({ tone, icon }) => `${tone} ${icon}`);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });
});
