import {
  axeViolations,
  buildParticipation,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import remote from '../remote';
import OrderSuccessModal from './order-success.modal';

const texts = { services: { ru, en } };
const show = () =>
  renderInPlatform(<OrderSuccessModal params={{ order: '1043' }} />, {
    texts,
    modalTitle: 'Order placed',
    participation: buildParticipation(),
    route: { name: 'ordering', params: { id: '101' } },
    api: createFakeApi().on('get', '/participants/{id}/additional-orders/{orderId}', () => failWith(500)),
  });

describe('the order success modal', () => {
  it('the modal says when a manager calls and is not in the address [SVC-088, SVC-089]', async () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Order No. 1043 placed' })).toHaveTextContent(
      'Your order has been placed. A manager will contact you within 15 minutes',
    );
    expect(remote.modals?.['event-modal-order-success'].mirrored).toBe(false);
    expect(await axeViolations()).toEqual([]);
  });

  it('closing the modal opens the orders [SVC-089, SVC-156]', async () => {
    const { platform, unmount } = show();
    unmount();
    await waitFor(() => expect(platform.log.navigated).toEqual([{ name: 'orders', params: { id: 101 } }]));
  });

  it('a navigation that closes the modal is not overridden [SVC-156]', async () => {
    const { platform, unmount } = show();
    platform.update({ route: { name: 'categories', params: { id: '101' }, query: new URLSearchParams() } });
    unmount();
    await Promise.resolve();
    expect(platform.log.navigated).toEqual([]);
  });
});
