export { Plate, type PlateProps } from './plate';
export { splitPlate } from './split-plate';
