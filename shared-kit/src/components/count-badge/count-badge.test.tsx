import { renderKit } from '../render-kit';
import { CountBadge } from '.';

describe('CountBadge', () => {
  it('shortens above 99 and reads its own words', () => {
    const { container } = renderKit(<CountBadge count={120} label="120 new orders" needsAction />);
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('99+');
    expect(container).toHaveTextContent('120 new orders');
  });
});
