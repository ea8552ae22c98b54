export { PillCount, shownCount, type PillCountProps } from './pill-count';
