/** An entry as typed by its company: the fields of the Russian pages are in Russian, whatever language the portal uses. */
export const enteredTexts = {
  companyNameEng: 'Severnaya Mekhanika LLC',
  companyOwnerType: 'ООО',
  companyAddresses: [
    { id: 1, address: '603000, Нижний Новгород, ул. Станочная, 14' },
    { id: 2, address: '420000, Казань, ул. Заводская, 3' },
  ],
  companyPhone: '+78310000000',
  companyEmail: 'info@severmech.example',
  companySite: 'severmech.example',
  companyInfo:
    'Производим фрезерные и токарные станки с ЧПУ, оснастку и измерительный инструмент. Обучаем операторов и держим сервис в 14 регионах.',
  companyInfoEng: 'We make CNC milling and turning machines, tooling and measuring instruments.',
};
