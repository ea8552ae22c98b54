import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Link } from '../link';
import { t } from '../story-texts';
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
            {t('breadcrumbs.services')}
          </Link>
        ),
      },
      { id: 'furniture', content: t('breadcrumbs.furniture') },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const Services: StoryObj<typeof meta> = {};
