import { caretAfterMask, dateMask, isoToTyped, phoneMask, plateMask, trailerMask, typedToIso } from '.';

describe('phone mask [SHELL-181] [PASS-011]', () => {
  it.each([
    ['7', '+7'],
    ['+7', '+7'],
    ['+', '+'],
    ['', ''],
    ['7a', '+7'],
    ['+79160000000', '+79160000000'],
  ])('formats %j as %j while typing', (text, masked) => expect(phoneMask.apply(text, 'typed')).toBe(masked));

  it('refuses a nineteenth typed digit and accepts a pasted one, which the validation rule reports [SHELL-613]', () => {
    const full = `+${'1'.repeat(18)}`;
    expect(phoneMask.apply(full, 'typed')).toBe(full);
    expect(phoneMask.apply(`${full}1`, 'typed')).toBeNull();
    expect(phoneMask.apply(`${full}1`, 'pasted')).toBe(`${full}1`);
  });

  it.each([
    ['+7 (999) 123-45-67', '+79991234567'],
    ['8\u00a0495 000 00 11', '+74950000011'],
    ['+74950000011', '+74950000011'],
    ['+7 (495) 123-45-67 доб. 12', '+7 (495) 123-45-67 доб. 12'],
    ['tel: none', 'tel: none'],
  ])('cleans the pasted %j to %j', (text, masked) => expect(phoneMask.apply(text, 'pasted')).toBe(masked));

  it.each([
    ['00', '+'],
    ['+0049', '+49'],
  ])('reads the prefix of international calls %j as %j [SHELL-613]', (text, masked) =>
    expect(phoneMask.apply(text, 'typed')).toBe(masked),
  );

  it('allows editing a text that is not a phone number yet [SHELL-613]', () => {
    const before = '+7 495 доб. 12';
    expect(phoneMask.apply('+7 495 доб. 1', 'deleted', before)).toBe('+7 495 доб. 1');
  });

  it('allows deleting the plus', () => expect(phoneMask.apply('+', 'deleted')).toBe(''));
});

describe('plate masks', () => {
  it.each([
    ['а123вс77', 'А123ВС77'],
    ['ab-12 cd', 'AB-12 CD'],
    ['Б123', 'Б123'],
    ['a_b', 'A_B'],
    ['TÜ-AB 123', 'TÜ-AB 123'],
    ['АІ 1234 ВС', 'АI 1234 ВС'],
    ['аі‑1234', 'АI-1234'],
    ['Ａ１２３', 'A123'],
  ])('formats the vehicle plate %j as %j [PASS-138, PASS-139]', (text, masked) =>
    expect(plateMask.apply(text, 'typed')).toBe(masked),
  );

  it('allow any Cyrillic letter in a trailer plate [PASS-141]', () =>
    expect(trailerMask.apply('бё 1234-77', 'typed')).toBe('БЁ 1234-77'));

  it('allow 16 typed characters; a longer pasted text is left to the validation rule [PASS-138, PASS-362]', () => {
    expect(trailerMask.apply('A'.repeat(17), 'typed')).toBeNull();
    expect(trailerMask.apply('A'.repeat(17), 'pasted')).toBe('A'.repeat(17));
    expect(plateMask.apply('A'.repeat(17), 'typed')).toBeNull();
    expect(plateMask.apply('A'.repeat(17), 'pasted')).toBe('A'.repeat(17));
  });
});

describe('date mask [SHELL-172]', () => {
  const ru = dateMask('ru', 2026);
  const en = dateMask('en', 2026);

  it.each([
    ['3', '3'],
    ['31', '31'],
    ['310', '31.0'],
    ['31021988', '31.02.1988'],
    ['1.', '01.'],
    ['1.2.', '01.02.'],
    ['31.02.1988', '31.02.1988'],
    ['3.02.1988', '3.02.1988'],
    ['a', ''],
  ])('formats %j as %j while typing', (text, masked) => expect(ru.apply(text, 'typed')).toBe(masked));

  it.each(['31.02.19889', '351.02.1988', '31.022.1988'])('refuses a further character in %j', (text) =>
    expect(ru.apply(text, 'typed')).toBeNull(),
  );

  it.each([
    ['31.', '31'],
    ['31.02.', '31.02'],
    ['3.02.1988', '3.02.1988'],
    ['.02.1988', '.02.1988'],
    ['', ''],
  ])('leaves %j as %j after a deletion', (text, masked) => expect(ru.apply(text, 'deleted')).toBe(masked));

  it.each([
    ['1.2.2026', '01.02.2026', '02/01/2026'],
    ['01/02/26', '01.02.2026', '01/02/2026'],
    ['2026-02-01', '01.02.2026', '02/01/2026'],
    ['2026-02-01T00:00:00Z', '01.02.2026', '02/01/2026'],
    ['1 2 26', '01.02.2026', '02/01/2026'],
    ['11.06.37', '11.06.1937', '06/11/1937'],
    ['11.06.36', '11.06.2036', '06/11/2036'],
    ['from 11.06.2026 on', '11.06.2026', '06/11/2026'],
    ['11062026', '11.06.2026', '11/06/2026'],
    ['3106202612', '31.06.2026', '31/06/2026'],
  ])('reads the pasted %j as %s in Russian and %s in English', (text, inRussian, inEnglish) => {
    expect(ru.apply(text, 'pasted')).toBe(inRussian);
    expect(en.apply(text, 'pasted')).toBe(inEnglish);
  });

  it.each([
    ['1.2.26', '01.02.2026'],
    ['31.12.99', '31.12.1999'],
    ['31.12', '31.12'],
  ])('completes %j to %j when the field is left', (text, settled) => expect(ru.settle?.(text)).toBe(settled));

  it('converts a date between the languages, real or not, and keeps incomplete text as it is', () => {
    expect(typedToIso('31.02.1988', 'ru')).toBe('1988-02-31');
    expect(typedToIso('02/31/1988', 'en')).toBe('1988-02-31');
    expect(typedToIso('31.02.19', 'ru')).toBeNull();
    expect(isoToTyped('1988-02-31', 'en')).toBe('02/31/1988');
    expect(isoToTyped('1988-02-31', 'ru')).toBe('31.02.1988');
    expect(isoToTyped('31.02', 'en')).toBe('31.02');
  });
});

describe('caret behind a mask', () => {
  const ru = dateMask('ru', 2026);
  it.each([
    ['typed behind the end', '310', 3, '31.0', 'typed', 4],
    ['typed in the year, stays there', '31.02.19', 7, '31.02.19', 'typed', 7],
    ['typed to the end of the day, goes behind the dot', '31.02.1988', 2, '31.02.1988', 'typed', 3],
    ['deleted in the day, stays before the dot', '3.02.1988', 1, '3.02.1988', 'deleted', 1],
    ['refused letter in front', 'a31', 1, '31', 'typed', 0],
  ] as const)('%s', (_what, raw, rawCaret, masked, edit, caret) =>
    expect(caretAfterMask(ru, raw, rawCaret, masked, edit)).toBe(caret),
  );
});
