import { QueueScreen } from '../queue/queue-screen';
import { ordersQueue } from './orders-queue';

/** `/desk/orders`: the orders that wait for staff. */
const OrdersScreen = () => <QueueScreen queue={ordersQueue} />;

export default OrdersScreen;
