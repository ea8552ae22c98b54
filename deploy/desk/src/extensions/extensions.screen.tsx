import { QueueScreen } from '../queue/queue-screen';
import { extensionsQueue } from './extensions-queue';

/** `/desk/extensions`: the requests for later deadlines that wait for a decision. */
const ExtensionsScreen = () => <QueueScreen queue={extensionsQueue} />;

export default ExtensionsScreen;
