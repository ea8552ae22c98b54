import { LibraryView } from './library-view';

/** `/participant/:id/building-types`. */
const BuildingTypesScreen = () => <LibraryView type="building-types" />;

export default BuildingTypesScreen;
