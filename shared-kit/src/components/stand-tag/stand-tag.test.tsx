import { renderKit } from '../render-kit';
import { StandTag } from '.';

describe('StandTag', () => {
  it('is read out as a stand', () => {
    const { container } = renderKit(<StandTag>24C10</StandTag>, 'ru');
    expect(container).toHaveTextContent('Стенд 24C10');
  });
});
