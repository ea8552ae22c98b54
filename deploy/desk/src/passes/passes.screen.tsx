import { DeskFrame } from '../frame/desk-frame';
import { queues } from '../frame/desk-place';
import { PassQueue } from './pass-queue';

/** `/desk/passes`: the passes that wait for a decision. */
const PassesScreen = () => (
  <DeskFrame queue={queues[0]}>
    {({ exhibition, canWrite }) => <PassQueue key={exhibition} exhibition={exhibition} canWrite={canWrite} />}
  </DeskFrame>
);

export default PassesScreen;
