import { defineRemote } from '@fairfront/shared-kit/platform';

export default defineRemote({
  screens: {
    categories: { load: () => import('./categories/categories.screen') },
    category: { load: () => import('./category/category.screen') },
    'popular-services': { load: () => import('./popular/popular-services.screen') },
    search: { load: () => import('./search/search.screen') },
    cart: { load: () => import('./cart/cart.screen') },
    orders: { load: () => import('./orders/orders.screen') },
    ordering: { load: () => import('./checkout/checkout.screen') },
  },
  modals: {
    'event-modal-categories': {
      titleKey: 'tile.all',
      size: 'md',
      height: 496,
      load: () => import('./categories-modal/categories.modal'),
    },
    'event-modal-service': {
      titleKey: 'service.title',
      size: 'xl',
      height: 'full',
      load: () => import('./service-modal/service.modal'),
    },
    'event-modal-send-cart': {
      titleKey: 'cart.send.title',
      size: 'sm',
      load: () => import('./send-cart/send-cart.modal'),
    },
    'event-modal-chat': { titleKey: 'chat.title', size: 'drawer', load: () => import('./chat/chat.modal') },
    'event-modal-copy-orders': {
      titleKey: 'copy.title',
      size: 'xl',
      height: 640,
      load: () => import('./order-copy/copy-orders.modal'),
    },
    'event-modal-order-success': {
      titleKey: 'success.modal',
      size: 'sm',
      height: 336,
      mirrored: false,
      load: () => import('./order-success/order-success.modal'),
    },
  },
  realtime: {
    'cart.updated': () => import('./cart/cart-updated'),
    'additional-order.status-updated': () => import('./orders/live-order-status'),
    'additional-order.message-created': () => import('./chat/live-order-message'),
  },
  tiles: {
    services: {
      group: 'stand',
      order: 10,
      width: 3,
      icon: 'box',
      titleKey: 'tile.title',
      height: 250,
      needsServices: true,
      reads: ['categories'],
      load: () => import(/* webpackChunkName: "hub" */ './services-tile/services.tile'),
    },
    orders: {
      group: 'stand',
      order: 20,
      width: 3,
      icon: 'list',
      titleKey: 'ordersTile.title',
      height: 250,
      needsServices: true,
      reads: ['additional-orders?page=1&per_page=2'],
      load: () => import(/* webpackChunkName: "hub" */ './orders-tile/orders.tile'),
    },
  },
  checklist: {
    orders: {
      order: 50,
      icon: 'list',
      needsServices: true,
      // reads what its tile reads
      load: () => import(/* webpackChunkName: "hub" */ './orders-tile/orders.checklist'),
    },
  },
  commands: {
    services: {
      group: 'places',
      order: 30,
      icon: 'box',
      needsServices: true,
      load: () => import('./commands/services.commands'),
    },
    'service-records': {
      group: 'records',
      order: 20,
      icon: 'box',
      needsServices: true,
      load: () => import('./commands/service-records.commands'),
    },
  },
  locales: { ru: () => import('./locales/ru.json'), en: () => import('./locales/en.json') },
});
