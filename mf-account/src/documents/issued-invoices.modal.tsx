import { DocumentsView } from './documents-view';

/** `event-modal-documents-issued-invoices` (ACC-115). */
const IssuedInvoicesModal = () => <DocumentsView tab="invoices" />;

export default IssuedInvoicesModal;
