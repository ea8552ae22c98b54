import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { DateTextField, MaskedField } from '.';

const Phone = ({ mask = 'phone' }: { mask?: 'phone' | 'plate' }) => {
  const [value, setValue] = useState('');
  return <MaskedField label="Number" mask={mask} value={value} onChange={setValue} />;
};
const DateOf = ({
  initial = '',
  dotted,
  seen,
}: {
  initial?: string;
  dotted?: boolean;
  seen?: (value: string) => void;
}) => {
  const [value, setValue] = useState(initial);
  return (
    <DateTextField
      label="Birthday"
      dotted={dotted}
      value={value}
      onChange={(next) => {
        setValue(next);
        seen?.(next);
      }}
    />
  );
};
const field = () => screen.getByRole<HTMLInputElement>('textbox');

describe('MaskedField', () => {
  it('ignores refused keys silently and keeps the caret [SHELL-181]', async () => {
    const user = userEvent.setup();
    renderKit(<Phone />);
    await user.type(field(), '7916a-000');
    expect(field()).toHaveValue('+7916000');
    await user.type(field(), 'x', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field()).toHaveValue('+7916000');
    expect(field().selectionStart).toBe(3);
    await user.keyboard('5');
    expect(field()).toHaveValue('+79516000');
    expect(field().selectionStart).toBe(4);
    await user.keyboard('{Backspace}');
    expect(field()).toHaveValue('+7916000');
    expect(field().selectionStart).toBe(3);
    expect(await axeViolations()).toEqual([]);
  });

  it('cleans a pasted number, also in the middle', async () => {
    const user = userEvent.setup();
    renderKit(<Phone />);
    await user.click(field());
    await user.paste('+7 (999) 123-45-67');
    expect(field()).toHaveValue('+79991234567');
    field().setSelectionRange(2, 5);
    await user.paste(' (916) ');
    expect(field()).toHaveValue('+79161234567');
    expect(field().selectionStart).toBe(5);
  });

  it.each([
    ['+7 (495) 123-45-67 доб. 12', '+74951234567', '12'],
    ['8 (495) 123-45-67 ext. 305', '+74951234567', '305'],
  ])('reads the pasted %s and reports its extension [SHELL-613]', async (text, phone, extension) => {
    const user = userEvent.setup();
    renderKit(<Phone />);
    await user.click(field());
    await user.paste(text);
    expect(await screen.findByRole('status')).toHaveTextContent(extension);
    expect(field()).toHaveValue(phone);
    await user.type(field(), '{Backspace}');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('keeps a pasted text that is not a phone number [SHELL-613]', async () => {
    const user = userEvent.setup();
    renderKit(<Phone />);
    await user.click(field());
    await user.paste('спросить у Анны');
    await user.type(field(), '!');
    expect(field()).toHaveValue('спросить у Анны!');
  });

  it('keeps every letter of a plate [PASS-362]', async () => {
    const user = userEvent.setup();
    renderKit(<Phone mask="plate" />);
    await user.type(field(), 'tü-ab 123');
    expect(field()).toHaveValue('TÜ-AB 123');
  });

  it('refuses a character beyond the maximum without moving the caret', async () => {
    const user = userEvent.setup();
    renderKit(<Phone mask="plate" />);
    await user.type(field(), 'а123вс77 а123вс7');
    expect(field()).toHaveValue('А123ВС77 А123ВС7');
    await user.type(field(), '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field()).toHaveValue('А123ВС77 А123ВС7');
    expect(field().selectionStart).toBe(4);
  });
});

describe('DateTextField', () => {
  it('inserts the separators, returns an ISO date when complete and follows the language [SHELL-171, SHELL-172]', async () => {
    const user = userEvent.setup();
    const seen = jest.fn();
    const { setLocale } = renderKit(<DateOf seen={seen} />, 'ru');
    expect(field()).toHaveAttribute('placeholder', 'ДД.ММ.ГГГГ');
    await user.type(field(), '1.2.1988');
    expect(field()).toHaveValue('01.02.1988');
    expect(seen).toHaveBeenLastCalledWith('1988-02-01');
    await act(async () => void (await setLocale('en')));
    expect(field()).toHaveValue('02/01/1988');
    expect(field()).toHaveAttribute('placeholder', 'MM/DD/YYYY');
  });

  it('can use dots in English too [PASS-010]', async () => {
    const user = userEvent.setup();
    const seen = jest.fn();
    renderKit(<DateOf dotted seen={seen} />, 'en');
    expect(field()).toHaveAttribute('placeholder', 'DD.MM.YYYY');
    await user.type(field(), '31.12.1999');
    expect(field()).toHaveValue('31.12.1999');
    expect(seen).toHaveBeenLastCalledWith('1999-12-31');
  });

  it('allows correcting a digit in the middle without changing the rest', async () => {
    const user = userEvent.setup();
    renderKit(<DateOf initial="1988-02-31" />, 'ru');
    await user.type(field(), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field()).toHaveValue('3.02.1988');
    expect(field().selectionStart).toBe(1);
    await user.keyboard('0');
    expect(field()).toHaveValue('30.02.1988');
  });

  it('completes a short year on blur', async () => {
    const user = userEvent.setup();
    renderKit(<DateOf />, 'ru');
    await user.type(field(), '5.3.88');
    expect(field()).toHaveValue('05.03.88');
    await user.tab();
    expect(field()).toHaveValue('05.03.1988');
  });
});
