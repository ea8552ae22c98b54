/** What the types of notifications are called in the filter of the list (ACC-143); an unknown one keeps its own name. */
const names = {
  'personal-pass': { name_rus: 'Пропуска участников и на монтаж', name_eng: 'Participant and installation passes' },
  'car-pass': { name_rus: 'Пропуска на автомобили', name_eng: 'Car passes' },
  order: { name_rus: 'Заказы услуг', name_eng: 'Service orders' },
  catalogue: { name_rus: 'Заявка в каталог', name_eng: 'Catalogue order' },
  deadline: { name_rus: 'Сроки', name_eng: 'Deadlines' },
  extension: { name_rus: 'Продление сроков', name_eng: 'Deadline extensions' },
  document: { name_rus: 'Документы', name_eng: 'Documents' },
  announcement: { name_rus: 'Объявления организатора', name_eng: 'Announcements of the organiser' },
  publication: { name_rus: 'Новости и новинки', name_eng: 'News and products' },
  organizer: { name_rus: 'Сообщения организатора', name_eng: 'Messages from the organiser' },
} as const;

export type NotificationType = keyof typeof names;

/** All types that the portal writes. */
export const notificationTypes = Object.keys(names) as NotificationType[];

const isKnown = (type: string): type is NotificationType => Object.hasOwn(names, type);

export const notificationTypeNames = (type: string): { name_rus: string; name_eng: string } =>
  isKnown(type) ? names[type] : { name_rus: type, name_eng: type };
