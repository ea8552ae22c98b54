import { defineRemote, firstRead, type OpenedBy, type PlacesOfOthers } from '@fairfront/shared-kit/platform';
import type { Names } from './names';
import { newestOrders } from './api/newest-orders';

const opens = { routes: ['participant'], modals: ['event-modal-users'] } as const satisfies PlacesOfOthers;

// a name of another owner that is not listed above does not compile in this package
declare module '@fairfront/shared-kit/platform' {
  interface OpenedPlaces {
    services: OpenedBy<Names, typeof opens>;
  }
}

export default defineRemote<Names>({
  screens: {
    categories: {
      path: '/participant/:id/categories',
      event: true,
      cart: true,
      load: () => import('./categories/categories.screen'),
    },
    category: {
      path: '/participant/:id/categories/:category_id',
      event: true,
      cart: true,
      load: () => import('./category/category.screen'),
    },
    'popular-services': {
      path: '/participant/:id/popular-services',
      event: true,
      cart: true,
      load: () => import('./popular/popular-services.screen'),
    },
    search: { path: '/participant/:id/search', event: true, cart: true, load: () => import('./search/search.screen') },
    cart: { path: '/participant/:id/cart', event: true, load: () => import('./cart/cart.screen') },
    orders: { path: '/participant/:id/orders', event: true, cart: true, load: () => import('./orders/orders.screen') },
    ordering: {
      path: '/participant/:id/ordering',
      event: true,
      cart: true,
      load: () => import('./checkout/checkout.screen'),
    },
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
      params: { service: true },
      load: () => import('./service-modal/service.modal'),
    },
    'event-modal-send-cart': {
      titleKey: 'cart.send.title',
      size: 'sm',
      load: () => import('./send-cart/send-cart.modal'),
    },
    'event-modal-chat': {
      titleKey: 'chat.title',
      size: 'drawer',
      params: { order: true },
      load: () => import('./chat/chat.modal'),
    },
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
      params: { order: true },
      load: () => import('./order-success/order-success.modal'),
    },
  },
  realtime: {
    'cart.updated': () => import(/* webpackChunkName: "realtime" */ './cart/cart-updated'),
    'additional-order.status-updated': () => import(/* webpackChunkName: "realtime" */ './orders/live-order-status'),
    'additional-order.message-created': () => import(/* webpackChunkName: "realtime" */ './chat/live-order-message'),
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
      reads: [firstRead('additional-orders', newestOrders)],
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
      load: () => import(/* webpackChunkName: "commands" */ './commands/services.commands'),
    },
    'service-records': {
      group: 'records',
      order: 20,
      icon: 'box',
      needsServices: true,
      load: () => import(/* webpackChunkName: "commands" */ './commands/service-records.commands'),
    },
    'order-records': {
      group: 'records',
      order: 30,
      icon: 'list',
      needsServices: true,
      load: () => import(/* webpackChunkName: "commands" */ './commands/order-records.commands'),
    },
  },
  notifications: {
    // the list finds the order by its number
    order: { icon: 'list', route: 'orders', query: { q: ':id' } },
    chat: { icon: 'chat', route: 'orders', modal: 'event-modal-chat', params: { order: ':id' } },
    cart: { icon: 'cart', route: 'cart' },
  },
  goKeys: {
    S: { titleKey: 'categories.title', order: 60, route: 'categories', needsServices: true },
  },
  opens,
  locales: {
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts-ru'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts-en'),
  },
  hubLocales: {
    ru: () => import(/* webpackChunkName: "hub" */ './hub-texts-ru'),
    en: () => import(/* webpackChunkName: "hub" */ './hub-texts-en'),
  },
});
