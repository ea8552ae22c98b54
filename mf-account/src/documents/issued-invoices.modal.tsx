import { DocumentsView } from './documents-view';

/** The modal `event-modal-documents-issued-invoices`. */
const IssuedInvoicesModal = () => <DocumentsView tab="invoices" />;

export default IssuedInvoicesModal;
