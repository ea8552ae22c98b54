export { default as en } from '../locales/en.json';
export { default as ru } from '../locales/ru.json';
