export { default as en } from '../texts-en';
export { default as ru } from '../texts-ru';
