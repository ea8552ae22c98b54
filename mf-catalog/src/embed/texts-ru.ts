export { default as kit } from '@fairfront/shared-kit/locales/ru.json';
export { default as kitParts } from '@fairfront/shared-kit/locales/ru.parts.json';
export { default as catalog } from '../texts-ru';
export { default as catalogHub } from '../hub-texts-ru';
