import type { ModalProps } from '@fairfront/shared-kit/platform';
import { LettersView } from '../sub-progress/letters-view';
import { ProgressView } from '../sub-progress/progress-view';
import { QuotaView } from './quota-view';

/** The sub-exhibitors of a collective organiser: their quotas, how far they are, and what was written to them. */
const SubExhibitorsModal = ({ params }: ModalProps<'event-modal-subexponent'>) => {
  if (params.view === 'steps') return <ProgressView params={params} />;
  return params.view === 'letters' ? <LettersView /> : <QuotaView />;
};

export default SubExhibitorsModal;
