import { LibraryView } from './library-view';

/** `/participant/:id/general-terms` (ACC-167). */
const GeneralTermsScreen = () => <LibraryView type="general-terms" />;

export default GeneralTermsScreen;
