import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField, plainCode } from '../code-field';
import { axeViolations, renderKit } from '../render-kit';
import { SearchField } from '../search-field';
import { TextArea, type TextAreaProps } from '.';

const Comment = (props: Partial<TextAreaProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return <TextArea label="Comment" hint="The contractor will see it" {...props} value={value} onChange={setValue} />;
};

describe('TextArea', () => {
  it('counts characters, does not cut what is typed beyond and says how much too long it is', async () => {
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

  it('is blocked with a reason, but can be read', async () => {
    const user = userEvent.setup();
    renderKit(<Comment value="White" disabledReason="The order is confirmed" />);
    const area = screen.getByRole('textbox', { name: 'Comment' });
    await user.type(area, 'x');
    expect(area).toHaveValue('White');
    expect(area).toHaveAccessibleDescription('The order is confirmed');
  });

  it('grows between its bounds with the text', () => {
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

describe('SearchField', () => {
  const Search = ({ onSearch }: { onSearch?: (text: string) => void }) => {
    const [value, setValue] = useState('');
    return <SearchField label="Find a service" value={value} onChange={setValue} onSearch={onSearch} />;
  };
  const field = () => screen.getByRole('searchbox', { name: 'Find a service' });

  it('is cleared by its button and by Esc, which then does not reach the dialog around', async () => {
    const user = userEvent.setup();
    const onKeyDown = jest.fn();
    renderKit(
      // a dialog around the field
      <div role="group" onKeyDown={onKeyDown}>
        <Search />
      </div>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    await user.type(field(), 'sofa');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    await user.type(field(), 'chair');
    onKeyDown.mockReset();
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    expect(await axeViolations()).toEqual([]);
  });

  it('searches by Enter without sending a form around', async () => {
    const user = userEvent.setup();
    const onSearch = jest.fn();
    const onSubmit = jest.fn();
    renderKit(
      <form onSubmit={onSubmit}>
        <Search onSearch={onSearch} />
      </form>,
    );
    await user.type(field(), 'sofa{Enter}');
    expect(onSearch).toHaveBeenCalledWith('sofa');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('CodeField', () => {
  const seen = jest.fn();
  const Code = () => {
    const [value, setValue] = useState('');
    return (
      <CodeField
        label="Participant code"
        value={value}
        onChange={(next) => {
          seen(next);
          setValue(next);
        }}
      />
    );
  };

  it.each(['TF26-8K4M-21AB', 'tf268k4m21ab', ' tf26 8k4m 21ab ', 'TF26–8K4M–21AB'])(
    'takes %j for one and the same code',
    async (text) => {
      const user = userEvent.setup();
      renderKit(<Code />);
      const field = screen.getByRole('textbox', { name: 'Participant code' });
      await user.click(field);
      await user.paste(text);
      expect(field).toHaveValue('TF26-8K4M-21AB');
      expect(seen).toHaveBeenLastCalledWith('TF268K4M21AB');
      expect(plainCode(text)).toBe('TF268K4M21AB');
    },
  );

  it('puts the dashes in while typing and refuses a thirteenth sign', async () => {
    const user = userEvent.setup();
    renderKit(<Code />);
    const field = screen.getByRole('textbox', { name: 'Participant code' });
    await user.type(field, 'tf268');
    expect(field).toHaveValue('TF26-8');
    await user.type(field, 'k4m21abz');
    expect(field).toHaveValue('TF26-8K4M-21AB');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(field).toHaveValue('TF26-8K4');
  });
});
