import { QueueScreen } from '../queue/queue-screen';
import { catalogueQueue } from './catalogue-queue';

/** `/desk/catalogue-orders`: the catalogue orders that wait for a decision. */
const CatalogueOrdersScreen = () => <QueueScreen queue={catalogueQueue} />;

export default CatalogueOrdersScreen;
