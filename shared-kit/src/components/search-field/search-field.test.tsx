import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { SearchField } from '.';

describe('SearchField', () => {
  const Search = ({ onSearch }: { onSearch?: (text: string) => void }) => {
    const [value, setValue] = useState('');
    return <SearchField label="Find a service" value={value} onChange={setValue} onSearch={onSearch} />;
  };
  const field = () => screen.getByRole('searchbox', { name: 'Find a service' });

  it('is cleared by its button and by Esc, which then does not reach the surrounding dialog', async () => {
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

  it('leaves Enter and Esc to input-method composition, also in Safari’s event order', async () => {
    const onSearch = jest.fn();
    renderKit(<Search onSearch={onSearch} />);
    await userEvent.type(field(), 'いす');
    for (const isComposing of [true, false])
      for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field(), { key, keyCode: 229, isComposing });
    expect(onSearch).not.toHaveBeenCalled();
    expect(field()).toHaveValue('いす');
  });

  it('searches on Enter without submitting a surrounding form', async () => {
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
