import { DeskFrame } from '../frame/desk-frame';
import { placeOf } from '../frame/desk-place';
import { PassQueue } from './pass-queue';

/** `/desk/passes`: the passes that wait for a decision. */
const PassesScreen = () => (
  <DeskFrame place={placeOf('passes')}>
    {({ exhibition, canWrite }) => <PassQueue key={exhibition} exhibition={exhibition} canWrite={canWrite} />}
  </DeskFrame>
);

export default PassesScreen;
