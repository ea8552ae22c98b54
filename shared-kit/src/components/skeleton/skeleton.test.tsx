import { act, screen } from '@testing-library/react';
import { renderKit } from '../render-kit';
import { Loading, SkeletonLines } from '.';

describe('Loading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('is silent for 200 ms, then loading, and after 10 s says that it takes longer', () => {
    const { container } = renderKit(
      <Loading label="Loading passes">
        <SkeletonLines />
      </Loading>,
    );
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    wait(199);
    expect(container.querySelector('.quiet')).toBeInTheDocument();
    wait(1);
    expect(container.querySelector('.quiet')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading passes');
    wait(9_800);
    expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual');
  });

  it('contains nothing focusable or readable', () => {
    const { container } = renderKit(
      <Loading>
        <SkeletonLines count={5} />
      </Loading>,
    );
    expect(container.querySelectorAll('.bar[aria-hidden="true"]')).toHaveLength(5);
    expect(container.querySelector('a, button, input, [tabindex]')).toBeNull();
  });
});
