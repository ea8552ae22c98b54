import { LibraryView } from './library-view';

/** `/participant/:id/general-terms`. */
const GeneralTermsScreen = () => <LibraryView type="general-terms" />;

export default GeneralTermsScreen;
