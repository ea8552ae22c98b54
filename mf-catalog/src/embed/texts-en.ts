export { default as kit } from '@fairfront/shared-kit/locales/en.json';
export { default as kitParts } from '@fairfront/shared-kit/locales/en.parts.json';
export { default as catalog } from '../texts-en';
export { default as catalogHub } from '../hub-texts-en';
