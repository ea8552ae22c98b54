import { screen } from '@testing-library/react';
import { Link } from '../link';
import { axeViolations, renderKit } from '../render-kit';
import { Breadcrumbs } from '.';

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
