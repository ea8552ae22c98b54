import { QueueScreen } from '../queue/queue-screen';
import { deletionsQueue } from './deletions-queue';

/** `/desk/deletions`: the requests to delete an account. */
const DeletionsScreen = () => <QueueScreen queue={deletionsQueue} />;

export default DeletionsScreen;
