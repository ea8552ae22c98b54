import { act, render } from '@testing-library/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { commitDelayMs, useDebouncedCommit, type DebouncedCommit } from '.';

describe('a value that is committed after a pause', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pause = () => act(() => jest.advanceTimersByTime(commitDelayMs));

  let field: DebouncedCommit<number>;
  const announced = jest.fn<void, [number]>();
  beforeEach(() => announced.mockClear());
  /** Types `typing` between render and effects, as a key press on a busy page does. */
  const Field = ({ value, typing }: { value: number; typing?: number }) => {
    field = useDebouncedCommit(value, announced);
    const type = useEffectEvent((number: number) => field.change(number));
    useLayoutEffect(() => {
      if (typing !== undefined) type(typing);
    }, [typing]);
    return <output>{field.shown}</output>;
  };

  it('keeps what is typed while another part of the form is rendering [SHELL-198]', () => {
    const { rerender } = render(<Field value={0} />);
    rerender(<Field value={0} typing={7} />);
    pause();
    expect(announced.mock.calls).toEqual([[7]]);
  });

  it('is replaced by a value from outside [SHELL-198]', () => {
    const { rerender, container } = render(<Field value={0} />);
    act(() => field.change(7));
    rerender(<Field value={3} />);
    pause();
    expect(announced).not.toHaveBeenCalled();
    expect(container).toHaveTextContent('3');
  });
});
