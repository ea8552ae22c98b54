import type { CatalogueService, CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import { serviceLike, templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';

const rur = (price: number) => [{ currency: 'RUR', price_without_vat: price }];

const more: readonly CatalogueService[] = [
  serviceLike({
    id: 31,
    type: 'service_packages',
    order: 2,
    name_rus: 'Заметный',
    name_eng: 'Visible',
    description_rus: 'Логотип и полная запись',
    description_eng: 'Logo and full entry',
    prices: rur(33000),
    package_contents: [
      { id: 5, quantity: 8 },
      { id: 7, quantity: 1 },
    ],
  }),
  serviceLike({
    id: 32,
    type: 'service_packages',
    order: 3,
    name_rus: 'Первая полоса',
    name_eng: 'Front page',
    description_rus: 'Рекламный модуль на половину полосы',
    description_eng: 'Half-page advertisement',
    prices: rur(72000),
    package_contents: [{ id: 8, quantity: 1 }],
  }),
  serviceLike({
    id: 33,
    type: 'service_packages_additional',
    order: 1,
    name_rus: 'Электронный каталог',
    name_eng: 'Online catalogue',
    description_rus: 'Карточка с фото и видео до 31 декабря',
    description_eng: 'Card with photos and video until 31 December',
    prices: rur(8200),
  }),
  serviceLike({
    id: 34,
    type: 'alphabetical_list_options',
    order: 20,
    name_rus: 'На плане зала в путеводителе',
    name_eng: 'On the hall plan of the guide',
    description_rus: 'Поверх номера стенда, цвет',
    description_eng: 'Over the stand number, colour',
    prices: rur(10400),
    is_required_logo: true,
  }),
];

/** T1 with features beyond its worked cases: descriptions, several packages of which 10 pairs with 31, more placements. */
export const richTemplate: CatalogueTemplate = {
  ...templateT1,
  services: [...templateT1.services, ...more],
  allowed_services: [{ first_service_id: 10, second_service_id: 31 }],
};
