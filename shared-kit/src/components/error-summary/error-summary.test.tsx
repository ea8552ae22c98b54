import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations, renderKit } from '../render-kit';
import { ErrorSummary } from '.';

const Invalid = ({ attempt = 0 }: { attempt?: number }) => (
  <>
    <ErrorSummary
      title="Check the highlighted fields"
      attempt={attempt}
      items={[
        { controlId: 'surname', label: 'Surname' },
        { controlId: 'role', label: 'Role' },
      ]}
    />
    <input id="surname" aria-label="Surname" />
    <div id="role" role="group" tabIndex={-1} aria-label="Role">
      <input type="radio" name="role" aria-label="Viewing" />
      <input type="radio" name="role" aria-label="Editing" defaultChecked />
    </div>
  </>
);

describe('ErrorSummary', () => {
  it('is announced at once and takes the focus once for each failed attempt', () => {
    const { rerender } = renderKit(<Invalid />);
    const summary = screen.getByRole('alert', { name: 'Check the highlighted fields' });
    expect(summary).not.toHaveFocus();
    rerender(<Invalid attempt={1} />);
    expect(summary).toHaveFocus();
    screen.getByRole('textbox').focus();
    rerender(<Invalid attempt={1} />);
    expect(screen.getByRole('textbox')).toHaveFocus();
    rerender(<Invalid attempt={2} />);
    expect(summary).toHaveFocus();
  });

  it('links to each field, in a group to the selected control', async () => {
    const user = userEvent.setup();
    renderKit(<Invalid />);
    await user.click(screen.getByRole('link', { name: 'Surname' }));
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Role' }));
    expect(screen.getByRole('radio', { name: 'Editing' })).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
  });

  it('shows errors without a field without links', () => {
    renderKit(<ErrorSummary title={'The quota is used up\nDelete a pass'} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The quota is used up Delete a pass');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
