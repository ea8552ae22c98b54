import { DeskFrame } from '../frame/desk-frame';
import { placeOf } from '../frame/desk-place';
import { FairImportPage } from './fair-import-page';

/** `/desk/import`: the import of a fair, also into an empty portal. */
const FairImportScreen = () => (
  <DeskFrame place={placeOf('import')} withoutExhibition={() => <FairImportPage exhibition={null} />}>
    {({ exhibition }) => <FairImportPage exhibition={exhibition} />}
  </DeskFrame>
);

export default FairImportScreen;
