export { LicensePlate } from './license-plate';
export { splitLicensePlate } from './split-license-plate';
