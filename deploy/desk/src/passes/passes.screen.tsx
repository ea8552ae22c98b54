import { QueueScreen } from '../queue/queue-screen';
import { passesQueue } from './passes-queue';

/** `/desk/passes`: the passes that wait for a decision. */
const PassesScreen = () => <QueueScreen queue={passesQueue} />;

export default PassesScreen;
