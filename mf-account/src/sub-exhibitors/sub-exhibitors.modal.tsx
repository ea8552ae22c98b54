import { useAccess, useParticipation, type ModalProps } from '@fairfront/shared-kit/platform';
import { EmailsView } from '../sub-progress/emails-view';
import { ProgressView } from '../sub-progress/progress-view';
import { NotHere } from './not-here';
import { QuotaView } from './quota-view';

/** The sub-exhibitors of a collective organiser: their quotas, how far they are, and what was written to them. */
const SubExhibitorsModal = ({ params }: ModalProps<'event-modal-subexponent'>) => {
  const { type } = useParticipation();
  const isInstaller = useAccess().role === 'installer';
  // an address can name the dialog where neither tile nor command leads to it
  if (type !== 'collective' || isInstaller) return <NotHere isInstaller={type === 'collective'} />;
  if (params.view === 'steps') return <ProgressView params={params} />;
  return params.view === 'letters' ? <EmailsView /> : <QuotaView />;
};

export default SubExhibitorsModal;
