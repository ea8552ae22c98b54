import { LibraryView } from './library-view';

/** `/participant/:id/building-types` (ACC-167). */
const BuildingTypesScreen = () => <LibraryView type="building-types" />;

export default BuildingTypesScreen;
