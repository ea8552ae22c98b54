import { renderKit } from '../render-kit';
import { Kbd } from '.';

it('Kbd: a key as text', () => {
  const { container } = renderKit(<Kbd>Ctrl K</Kbd>);
  expect(container.querySelector('kbd')).toHaveTextContent('Ctrl K');
});
