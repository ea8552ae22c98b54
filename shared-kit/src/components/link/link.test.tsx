import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { PlatformProvider } from '../../platform/context';
import type { PlatformServices, PlatformState } from '../../platform/services';
import { renderKit } from '../render-kit';
import { Link, RouteLink } from '.';

describe('Link', () => {
  it('announces that it opens a new tab, and gives the other site no access to the window', () => {
    renderKit(
      <Link href="https://fair.example" external>
        Fair site
      </Link>,
    );
    const link = screen.getByRole('link', { name: /^Fair site\s*\(opens in a new tab\)$/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('RouteLink', () => {
  const navigate = jest.fn();
  const withNavigation = (part: ReactElement) => {
    const navigation: Partial<PlatformServices['navigation']> = {
      navigate,
      href: (name, params) => `/${name}/${Object.values(params).join('/')}`,
    };
    return renderKit(
      <PlatformProvider services={{ navigation } as PlatformServices} state={{} as PlatformState}>
        {part}
      </PlatformProvider>,
    );
  };
  beforeEach(() => navigate.mockReset());

  it('has the real address and navigates without a reload [SHELL-030]', async () => {
    const user = userEvent.setup();
    withNavigation(
      <RouteLink to="participant" params={{ id: 101 }}>
        Machinery fair
      </RouteLink>,
    );
    const link = screen.getByRole('link', { name: 'Machinery fair' });
    expect(link).toHaveAttribute('href', '/participant/101');
    await user.click(link);
    expect(navigate).toHaveBeenCalledWith('participant', { id: 101 }, undefined);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (press) => {
      withNavigation(
        <RouteLink to="home" params={{}}>
          Home
        </RouteLink>,
      );
      fireEvent.click(screen.getByRole('link', { name: 'Home' }), press);
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});
