/** Names of the files, Russian in both interface languages (PASS-195, PASS-196). */
export const documentNames = {
  certificate: (passId: number) => `Пропуск участника ${passId}.pdf`,
  installation: (passId: number) => `Пропуск на монтаж ${passId}.pdf`,
  car: (passId: number) => `Пропуск на автомобиль ${passId}.pdf`,
  d03: (passId: number) => `Форма D03 ${passId}.pdf`,
  allCertificates: (participantId: number) => `Пропуска участников ${participantId}.pdf`,
  allInstallation: (participantId: number) => `Пропуска на монтаж ${participantId}.pdf`,
} as const;

const latin: Record<string, string> = {
  'Пропуск участника': 'participant-pass',
  'Пропуск на монтаж': 'installation-pass',
  'Пропуск на автомобиль': 'car-pass',
  'Форма D03': 'form-d03',
  Заказ: 'order',
  Order: 'order',
  'Заявка в каталог': 'catalogue-order',
  'Catalogue order': 'catalogue-order',
  'Пропуска участников': 'participant-passes',
  'Пропуска на монтаж': 'installation-passes',
};

/**
 * Header value for a download: the name in UTF-8 for today's browsers, a Latin one for clients that know no RFC 5987
 * (SHELL-161).
 */
export const attachment = (name: string): string => {
  const [, title = '', tail = ''] = /^(.+?)( \d+\.pdf)$/.exec(name) ?? [];
  const [extension = '.pdf'] = /\.[a-z0-9]{1,5}$/i.exec(name) ?? [];
  const fallback = `${latin[title] ?? 'file'}${tail.trim() ? `-${tail.trim()}` : extension}`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
};
