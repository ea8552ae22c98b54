import { useAccess, useParticipation, type ModalProps } from '@fairfront/shared-kit/platform';
import { EmailsView } from '../sub-progress/emails-view';
import { ProgressView } from '../sub-progress/progress-view';
import { NotHere } from './not-here';
import { QuotaView } from './quota-view';

/** The sub-exhibitors of a collective organiser: quotas, progress and sent emails. */
const SubExhibitorsModal = ({ params }: ModalProps<'event-modal-subexponent'>) => {
  const { type } = useParticipation();
  const isInstaller = useAccess().role === 'installer';
  // an address can open the dialog for users who see neither tile nor command
  if (type !== 'collective' || isInstaller) return <NotHere isInstaller={type === 'collective'} />;
  if (params.view === 'steps') return <ProgressView params={params} />;
  return params.view === 'letters' ? <EmailsView /> : <QuotaView />;
};

export default SubExhibitorsModal;
