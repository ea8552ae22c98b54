import { DeskFrame } from '../frame/desk-frame';
import { placeOf } from '../frame/desk-place';
import { Gate } from './gate';

/** `/desk/venue`: the check of passes at a gate. */
const VenueScreen = () => (
  <DeskFrame place={placeOf('venue')}>
    {({ exhibition, canWrite }) => <Gate key={exhibition} exhibition={exhibition} canWrite={canWrite} />}
  </DeskFrame>
);

export default VenueScreen;
