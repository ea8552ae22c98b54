import { DeskFrame } from '../frame/desk-frame';
import { placeOf } from '../frame/desk-place';
import { ParticipantList } from './participant-list';

/** `/desk/participants`: the participants of an exhibition. */
const ParticipantsScreen = () => (
  <DeskFrame place={placeOf('participants')}>
    {({ exhibition, canWrite, places }) => (
      <ParticipantList
        key={exhibition}
        exhibition={exhibition}
        canWrite={canWrite}
        mayImport={places.includes(placeOf('import'))}
      />
    )}
  </DeskFrame>
);

export default ParticipantsScreen;
