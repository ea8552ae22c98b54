import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { FeedbackForm } from './feedback-form';

/** `modal-feedback`: feedback or a callback request. */
const FeedbackModal = ({ isCallback }: { isCallback: boolean }) => (
  <>
    <ModalHeader />
    <ModalBody>
      <FeedbackForm isCallback={isCallback} />
    </ModalBody>
  </>
);

export default FeedbackModal;
