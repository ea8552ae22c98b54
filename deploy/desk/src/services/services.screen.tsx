import { DeskFrame } from '../frame/desk-frame';
import { placeOf } from '../frame/desk-place';
import { ServicesPage } from './services-page';

/** `/desk/services`: services and prices of all exhibitions in a grid. */
const ServicesScreen = () => (
  <DeskFrame place={placeOf('services')}>{({ canWrite }) => <ServicesPage canWrite={canWrite} />}</DeskFrame>
);

export default ServicesScreen;
