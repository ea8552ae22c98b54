import { DocumentsView } from './documents-view';

/** The modal `event-modal-documents-acts`. */
const ActsModal = () => <DocumentsView tab="acts" />;

export default ActsModal;
