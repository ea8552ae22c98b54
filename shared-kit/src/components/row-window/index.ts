export { rowAtPixel, rowsAround, scrollTopTo, sumHeights } from './offsets';
