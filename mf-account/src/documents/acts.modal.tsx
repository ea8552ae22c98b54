import { DocumentsView } from './documents-view';

/** `event-modal-documents-acts` (ACC-115). */
const ActsModal = () => <DocumentsView tab="acts" />;

export default ActsModal;
