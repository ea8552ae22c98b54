import { cameraHindrance, cameraProblemOf } from './qr-check';

it.each([
  ['http:', false, false, 'https'],
  ['http:', false, true, 'https'],
  ['http:', true, true, null],
  ['http:', true, false, 'unsupported'],
  ['https:', true, true, null],
  ['https:', true, false, 'unsupported'],
  ['https:', false, false, 'insecure'],
  ['https:', false, true, 'insecure'],
])(
  'the camera on %s, secure %s, with capture %s reports: %s [PASS-267] [PASS-268] [PASS-271] [PASS-274]',
  (protocol, isSecure, hasCapture, problem) => {
    expect(cameraHindrance({ protocol, isSecure, hasCapture })).toBe(problem);
  },
);

it.each([
  ['OverconstrainedError', 'unsuitable'],
  ['NotReadableError', 'busy'],
  ['NotFoundError', 'none'],
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'insecure'],
  ['AbortError', 'busy'],
  ['TypeError', 'unsupported'],
])('the browser error %s is reported as %s [PASS-274]', (name, problem) => {
  expect(cameraProblemOf(name)).toBe(problem);
});
