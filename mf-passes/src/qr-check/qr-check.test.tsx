import {
  axeViolations,
  buildParticipation,
  buildUserWithRole,
  failWith,
  installCamera,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type FakeCamera,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { ComponentType } from 'react';
import CarPassesModal from '../car-passes/car-passes.modal';
import InstallationPassesModal from '../installation-passes/installation-passes.modal';
import { en, ru } from '../testing/texts';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { chooseListAction } from '../testing/list-tools';
import { buildPersonalPass } from '../testing/passes';
import { buildCarPass, createPassesApi } from '../testing/passes-api';

const code = 'C7MX0Q4K2VWH9T';
const read = { code: code as string | null };
jest.mock('./read-qr-file', () => ({ readQrFile: async () => read.code }));

const modals = {
  participant: ParticipantPassesModal,
  montage: InstallationPassesModal,
  car: CarPassesModal,
} as const satisfies Record<string, ComponentType<{ params: object }>>;
const person = buildPersonalPass({ id: 17, lastname: 'Соколова', name: 'Ирина' });

const open = (which: keyof typeof modals = 'participant', options: PlatformDoubleOptions = {}) => {
  const Modal = modals[which];
  const store = createPassesApi({ passes: [person] });
  store.api
    .on('get', '/participants/{id}/car-passes', ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      return {
        data: [buildCarPass({ id: page === 2 ? 7 : 20 })],
        meta: {
          current_page: page,
          last_page: 2,
          per_page: 10,
          total: 11,
          quota: { count: 11, total: null },
          stand_counts: [],
          status_counts: { consideration: 11, accepted: 0, rejected: 0 },
        },
      };
    })
    .on('get', '/car-types', { data: [] })
    .on('get', '/participants/{id}/passes/by-code/{code}', { data: { kind: 'personal', pass: person } });
  const rendered = renderInPlatform(<Modal params={{}} />, {
    texts: { passes: { ru, en } },
    modalTitle: 'Passes',
    now: '2026-04-20T12:00:00+03:00',
    api: store.api,
    participation: buildParticipation(),
    ...options,
  });
  return rendered;
};
const panel = () => screen.findByRole('region', { name: 'Check by QR code' });
const openPanel = async (which?: keyof typeof modals, options?: PlatformDoubleOptions) => {
  const opened = open(which, options);
  await chooseListAction(opened.person, 'Check a pass by QR code');
  const found = await panel();
  await within(found).findByRole('button', { name: 'Turn the camera on' });
  const input = found.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file can be chosen');
  return { ...opened, input, upload: (file: File) => opened.person.upload(input, file) };
};
const file = (name: string, size = 10) => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

beforeEach(() => {
  read.code = code;
});

describe('the check by QR code', () => {
  it.each(['participant', 'montage', 'car'] as const)(
    'the %s dialog offers the check to everybody, whatever is closed [PASS-261] [PASS-262]',
    async (which) => {
      open(which, { user: buildUserWithRole('read'), now: '2026-05-30T12:00:00+03:00' });
      expect(await screen.findByRole('button', { name: 'Check a pass by QR code' })).toBeVisible();
    },
  );

  it('the check sends only the code of a file and opens the pass with a link back [PASS-261] [PASS-265] [PASS-266]', async () => {
    const { upload, platform } = await openPanel('montage');
    const before = platform.api.requests.length;
    await upload(file('pass.pdf'));
    const target = { pass: '17', from: 'event-modal-montage-passes' };
    await waitFor(() => expect(platform.log.opened).toEqual([{ name: 'event-modal-detail-pass', params: target }]));
    const sent = platform.api.requests.slice(before).map(({ method, path, body }) => [method, path, body]);
    expect(sent).toEqual([['get', `/participants/101/passes/by-code/${code}`, undefined]]);
  });

  it('a car pass is marked in its row, on whichever page it is [PASS-266]', async () => {
    const { upload, platform, rerender } = await openPanel('car');
    platform.api.on('get', '/participants/{id}/passes/by-code/{code}', {
      data: { kind: 'car', pass: buildCarPass({ id: 7 }) },
    });
    await upload(file('car.jpg'));
    await waitFor(() => expect(platform.log.modalParams.at(-1)).toEqual({ pass: '7' }));
    rerender(<CarPassesModal params={{ pass: '7' }} />);
    await waitFor(() => expect(platform.log.modalParams.at(-1)).toMatchObject({ page: '2' }));
    await waitFor(() => expect(document.querySelector('[data-row-id="7"]')).toHaveAttribute('aria-current', 'true'));
  });

  it('a car pass found in another dialog opens the car passes [PASS-266]', async () => {
    const { upload, platform } = await openPanel();
    platform.api.on('get', '/participants/{id}/passes/by-code/{code}', {
      data: { kind: 'car', pass: buildCarPass({ id: 7 }) },
    });
    await upload(file('car.jpg'));
    await waitFor(() =>
      expect(platform.log.opened).toEqual([{ name: 'event-modal-auto-passes', params: { pass: '7' } }]),
    );
  });

  it('a foreign code says that this participant has no such pass [PASS-266]', async () => {
    const { upload, platform } = await openPanel();
    platform.api.on('get', '/participants/{id}/passes/by-code/{code}', () => failWith(404, { code: 'pass_not_found' }));
    await upload(file('pass.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This participant has no such pass');
    read.code = 'x'.repeat(201);
    const asked = platform.api.requests.length;
    await upload(file('foreign.pdf'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This participant has no such pass'));
    expect(platform.api.requests).toHaveLength(asked);
  });

  it.each<[string, File, string, RegExp]>([
    ['another type', file('pass.png'), 'Choose a PDF, JPG or JPEG file', /^Выберите файл PDF, JPG или JPEG$/],
    ['a byte too many', file('pass.pdf', 5 * 1024 * 1024 + 1), 'The file is larger than 5 MB', /^Файл больше 5\sМБ$/],
  ])('a file is rejected with a reason: %s [PASS-263] [PASS-264]', async (_name, wrong, english, russian) => {
    const { upload, platform, input } = await openPanel();
    expect(input).toHaveAttribute('accept', '.pdf,.jpg,.jpeg');
    // drag and drop and paste bypass the accept attribute
    input.removeAttribute('accept');
    await upload(wrong);
    expect(await screen.findByText((text) => text.replace(/\s/g, ' ') === english)).toBeVisible();
    await platform.setLocale('ru');
    await upload(wrong);
    expect(await screen.findByText(russian)).toBeVisible();
  });

  it('a file of exactly 5 MB is accepted, and a file without a code is reported [PASS-263] [PASS-264]', async () => {
    read.code = null;
    const { upload, platform } = await openPanel();
    await upload(file('pass.jpeg', 5 * 1024 * 1024));
    expect(await screen.findByRole('alert')).toHaveTextContent('No QR code was found in the file');
    await platform.setLocale('ru');
    await upload(file('pass.jpeg'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('В файле не найден QR-код'));
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the camera', () => {
  let camera: FakeCamera;
  const mockEnvironment = (isSecure: boolean, hasCapture = true) => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: isSecure, configurable: true });
    if (!hasCapture) Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  };
  beforeEach(() => {
    camera = installCamera();
    camera.code = code;
  });
  const turnOn = (opened: { person: ReturnType<typeof open>['person'] }) =>
    opened.person.click(screen.getByRole('button', { name: 'Turn the camera on' }));

  interface Refusal {
    secure?: boolean;
    capture?: boolean;
    error?: string;
  }
  const saysBesideTheFile = async (
    { secure = true, capture = true, error }: Refusal,
    english: string,
    russian: string,
  ) => {
    mockEnvironment(secure, capture);
    camera.refusal = error ?? null;
    const opened = await openPanel();
    await turnOn(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent(english);
    await opened.platform.setLocale('ru');
    expect(screen.getByRole('alert')).toHaveTextContent(russian);
    // the file selection stays available
    await opened.upload(file('pass.pdf'));
    await waitFor(() => expect(opened.platform.log.opened).toHaveLength(1));
  };

  const surroundingProblems: [string, Refusal, string, string][] = [
    [
      'an insecure page',
      { secure: false, capture: false },
      'The camera works only over HTTPS',
      'Для работы камеры требуется HTTPS',
    ],
    [
      'a browser without capture',
      { capture: false },
      'This browser does not support camera capture',
      'Браузер не поддерживает захват видео с камеры',
    ],
    [
      'a blocked page',
      { error: 'SecurityError' },
      'The connection is not secure, the camera is blocked',
      'Соединение не защищено, доступ к камере заблокирован',
    ],
  ];
  it.each(surroundingProblems)(
    'a missing camera is reported beside the file selection: %s [PASS-267] [PASS-268] [PASS-271] [PASS-274]',
    async (_name, refusal, english, russian) => saysBesideTheFile(refusal, english, russian),
  );

  const cameraProblems: [string, string, string][] = [
    ['OverconstrainedError', 'The camera is not suitable for scanning', 'Камера не подходит для сканирования'],
    ['NotReadableError', 'The camera is used by another application', 'Камера занята другим приложением'],
    ['NotFoundError', 'No camera was found', 'Камера не найдена'],
    ['NotAllowedError', 'Access to the camera is denied', 'Доступ к камере запрещён'],
  ];
  it.each(cameraProblems)(
    'a camera that fails with %s is reported beside the file selection [PASS-269] [PASS-270] [PASS-272] [PASS-273]',
    async (error, english, russian) => saysBesideTheFile({ error }, english, russian),
  );

  it('the camera starts only by its button and stops when a code is read [PASS-275]', async () => {
    const opened = await openPanel();
    expect(camera.opened).toBe(0);
    await turnOn(opened);
    await waitFor(() => expect(opened.platform.log.opened).toHaveLength(1));
    await waitFor(() => expect(camera.stopped).toBe(1));
  });

  it.each<[string, (opened: Awaited<ReturnType<typeof openPanel>>) => Promise<void> | void]>([
    ['a file is chosen', ({ upload }) => upload(file('pass.pdf'))],
    ['it is turned off', ({ person: user }) => user.click(screen.getByRole('button', { name: 'Turn the camera off' }))],
    ['the panel closes', ({ person: user }) => user.click(screen.getByRole('button', { name: 'Close panel' }))],
    ['the dialog closes', ({ unmount }) => unmount()],
  ])('the camera stops when %s [PASS-275]', async (_name, act) => {
    camera.code = null;
    const opened = await openPanel();
    await turnOn(opened);
    expect(await screen.findByLabelText('Camera picture')).toBeVisible();
    expect(camera.stopped).toBe(0);
    await act(opened);
    await waitFor(() => expect(camera.stopped).toBe(1));
  });

  it('a camera that starts after it was cancelled stops at once [PASS-275]', async () => {
    let answer = () => {};
    camera.ready = new Promise((resolve) => (answer = resolve));
    const opened = await openPanel();
    await turnOn(opened);
    opened.unmount();
    answer();
    await waitFor(() => expect(camera.stopped).toBe(1));
  });
});
