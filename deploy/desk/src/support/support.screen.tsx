import { QueueScreen } from '../queue/queue-screen';
import { supportQueue } from './support-queue';

/** `/desk/support`: messages and callback requests of the whole portal. */
const SupportScreen = () => <QueueScreen queue={supportQueue} />;

export default SupportScreen;
