import { defineCommands, useParticipation, useTranslation, type CommandContent } from '@fairfront/shared-kit/platform';

/** The palette commands for services. */
const useServicesCommands = (): CommandContent => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  return {
    state: 'ready',
    commands: [
      {
        id: 'categories',
        title: t('categories.title'),
        keywords: [t('commands.words.categories')],
        action: { route: 'categories', params: { id } },
      },
      {
        id: 'cart',
        icon: 'cart',
        title: t('commands.cart'),
        keywords: [t('commands.words.cart')],
        action: { route: 'cart', params: { id } },
      },
      {
        id: 'orders',
        icon: 'list',
        title: t('commands.orders'),
        keywords: [t('commands.words.orders')],
        action: { route: 'orders', params: { id } },
      },
    ],
  };
};

export default defineCommands(useServicesCommands);
