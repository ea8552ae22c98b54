import { screen } from '@testing-library/react';
import { PlatformProvider } from '../../platform/context';
import type { PlatformServices, PlatformState } from '../../platform/services';
import { Link } from '../link';
import { axeViolations, renderKit } from '../render-kit';
import { Breadcrumbs, crumbTo } from '.';

it('Breadcrumbs: a named way whose last step is the page itself', async () => {
  renderKit(
    <Breadcrumbs
      crumbs={[
        {
          id: 'services',
          content: (
            <Link variant="quiet" href="/services">
              Услуги
            </Link>
          ),
        },
        { id: 'furniture', content: 'Мебель' },
      ]}
    />,
    'ru',
  );
  expect(screen.getByRole('navigation', { name: 'Путь к странице' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Услуги' })).toHaveAttribute('href', '/services');
  expect(screen.getByText('Мебель')).toHaveAttribute('aria-current', 'page');
  expect(await axeViolations()).toEqual([]);
});

it('crumbTo: a quiet link to a place of the portal', () => {
  const href: PlatformServices['navigation']['href'] = (name, params) => `/${name}/${Object.values(params).join('/')}`;
  renderKit(
    <PlatformProvider services={{ navigation: { href } } as PlatformServices} state={{} as PlatformState}>
      <Breadcrumbs
        crumbs={[
          crumbTo('participant', { id: 101 }, 'Machinery fair'),
          crumbTo('participant', { id: 102 }, 'Stand of the region'),
          { id: 'here', content: 'Deadlines' },
        ]}
      />
    </PlatformProvider>,
  );
  expect(screen.getByRole('link', { name: 'Machinery fair' })).toHaveAttribute('href', '/participant/101');
  expect(screen.getByRole('link', { name: 'Stand of the region' })).toHaveAttribute('href', '/participant/102');
});
