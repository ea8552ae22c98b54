/* global window -- runs in the page */
import { getI18n } from 'react-i18next';

window.addEventListener('fairfront-texts-saved', ({ detail: { locale, namespace, texts } }) => {
  getI18n()?.addResourceBundle(locale, namespace, texts, true, true);
});
