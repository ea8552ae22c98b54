import { formatPhone, phoneAddress } from './phones';

const plain = (text: string): string => text.replace(/\u00a0/g, ' ').replace(/\u2011/g, '-');

it.each([
  ['+74950000000', '+7 495 000-00-00'],
  ['74950000000', '+7 495 000-00-00'],
  ['+7 495 000-00-02', '+7 495 000-00-02'],
  ['+49301234567', '+49 301 234 567'],
  ['+15551234567', '+1 555 123 45 67'],
  ['+4930123456', '+49 301 234 56'],
  ['+375291234567', '+375 291 234 567'],
  ['+8613812345678', '+86 138 123 456 78'],
  ['+7 495 000-00-00, ext. 12', '+7 495 000-00-00, ext. 12'],
  ['88000000000', '8 800 000-00-00'],
  ['112', '112'],
  ['', ''],
])('the phone %s reads %s [SHELL-401]', (phone, text) => expect(plain(formatPhone(phone))).toBe(text));

it('a phone number stays on one line [SHELL-401]', () => expect(formatPhone('+74950000000')).not.toMatch(/[ -]/));

it('a phone number is called without its spaces and dashes [SHELL-401]', () =>
  expect([phoneAddress('+7 495 000-00-00'), phoneAddress('+49301234567')]).toEqual([
    'tel:+74950000000',
    'tel:+49301234567',
  ]));
