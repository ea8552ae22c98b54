export { LicensePlate, type LicensePlateProps } from './license-plate';
export { splitLicensePlate } from './split-license-plate';
