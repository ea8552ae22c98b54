import { DeskFrame } from '../frame/desk-frame';
import { placeOf } from '../frame/desk-place';
import { AuditList } from './audit-list';

/** `/desk/audit`: who did what in the whole portal. */
const AuditScreen = () => (
  <DeskFrame place={placeOf('audit')}>{({ exhibition }) => <AuditList exhibition={exhibition} />}</DeskFrame>
);

export default AuditScreen;
