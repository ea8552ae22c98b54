export { PillCount, type PillCountProps } from './pill-count';
