import { QueueScreen } from '../queue/queue-screen';
import { publicationsQueue } from './publications-queue';

/** `/desk/publications`: the news and products that wait to be published. */
const PublicationsScreen = () => <QueueScreen queue={publicationsQueue} />;

export default PublicationsScreen;
