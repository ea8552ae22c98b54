export { default as kit } from '@fairfront/shared-kit/styles/locales/en.json';
export { default as kitParts } from '@fairfront/shared-kit/styles/locales/en.parts.json';
export { default as catalog } from '../locales/en.json';
