import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { TextArea, type TextAreaProps } from '.';

const Comment = (props: Partial<TextAreaProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return <TextArea label="Comment" hint="The contractor will see it" {...props} value={value} onChange={setValue} />;
};

describe('TextArea', () => {
  it('counts characters, does not cut the input and shows by how much it is too long', async () => {
    const user = userEvent.setup();
    renderKit(<Comment limit={5} />);
    const area = screen.getByRole('textbox', { name: 'Comment' });
    await user.type(area, 'four');
    expect(screen.getByText('4 / 5')).toBeVisible();
    await user.type(area, '+😀!');
    expect(area).toHaveValue('four+😀!');
    expect(screen.getByText('7 / 5')).toBeVisible();
    expect(screen.getByText('2 characters over the limit')).toHaveAttribute('aria-live', 'polite');
    expect(area).toHaveAccessibleDescription(/The contractor will see it.*2 characters over the limit/);
    expect(await axeViolations()).toEqual([]);
  });

  it('can be read but not edited when disabled with a reason', async () => {
    const user = userEvent.setup();
    renderKit(<Comment value="White" disabledReason="The order is confirmed" />);
    const area = screen.getByRole('textbox', { name: 'Comment' });
    await user.type(area, 'x');
    expect(area).toHaveValue('White');
    expect(area).toHaveAccessibleDescription('The order is confirmed');
  });

  it('grows with the text between its bounds', () => {
    const scrollHeight = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(100);
    renderKit(<Comment minHeight={64} maxHeight={140} />);
    const area = screen.getByRole('textbox', { name: 'Comment' });
    expect(area).toHaveStyle({ height: '100px' });
    scrollHeight.mockReturnValue(500);
    renderKit(<Comment label="Long" />);
    expect(screen.getByRole('textbox', { name: 'Long' })).toHaveStyle({ height: '140px' });
    scrollHeight.mockRestore();
  });
});
