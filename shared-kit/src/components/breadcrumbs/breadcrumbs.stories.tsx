import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Link } from '../link';
import { Breadcrumbs } from '.';

const meta = {
  title: 'Kit/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    crumbs: [
      {
        id: 'services',
        content: (
          <Link variant="quiet" href="#services">
            Услуги
          </Link>
        ),
      },
      { id: 'furniture', content: 'Мебель' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const Services: StoryObj<typeof meta> = {};
