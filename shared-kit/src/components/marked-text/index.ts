export { MarkedText, type MarkedTextProps } from './marked-text';
