import { DeskFrame } from '../frame/desk-frame';
import { placeOf } from '../frame/desk-place';
import { ReadinessList } from './readiness-list';

/** `/desk/readiness`: all participants with what is open and late. */
const ReadinessScreen = () => (
  <DeskFrame place={placeOf('readiness')}>
    {({ exhibition, canWrite }) => <ReadinessList key={exhibition} exhibition={exhibition} canRemind={canWrite} />}
  </DeskFrame>
);

export default ReadinessScreen;
