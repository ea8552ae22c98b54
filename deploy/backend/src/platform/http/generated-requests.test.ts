import {
  generateRequests,
  operationsOf,
  type GeneratedRequest,
  type Operation,
} from '../../testing/generated-requests';
import { senderInMemory, senderOverHttp, type Sender } from '../../testing/request-senders';
import { TestApp } from '../../testing/test-app';

/**
 * Generated calls over the whole API document: valid, almost valid and hostile ones, by six callers, deterministic for
 * a seed. New routes are included automatically. `npm run bench -- generated-requests` runs the first test against the
 * built backend.
 */
const count = Number(process.env.GENERATED_REQUESTS ?? 400);
const seed = Number(process.env.GENERATED_REQUESTS_SEED ?? 20_261_122);
const backend = process.env.GENERATED_REQUESTS_BACKEND;
/** An in-memory backend is one thread; a listening one is kept busy. */
const atOnce = backend ? 8 : 1;

const callers = [
  null,
  'reader@severmech.example',
  'editor@severmech.example',
  'supervisor@severmech.example',
  'supervisor@volga-tools.example',
  'organizer@fairfront.example',
];

let portal: TestApp;
let send: Sender;
let operations: Operation[];
beforeAll(async () => {
  // stays on the demo world: every call is generated, and its objects exist
  portal = await TestApp.start();
  send = backend ? senderOverHttp(backend) : senderInMemory(portal);
  operations = operationsOf(portal.app.openapi());
});
afterAll(() => portal.stop());

interface Problem {
  what: string;
  call: string;
  body: string;
  answer: string;
}

const problemOf = async (email: string | null, request: GeneratedRequest): Promise<Problem | null> => {
  const { status, text } = await send(email, request);
  const { method, path } = request.operation;
  const problem = (what: string): Problem => ({
    what: `${what} at ${method} ${path}`,
    call: `${email ?? 'visitor'} ${request.path.slice(0, 300)} ${request.contentType ?? ''}`,
    body: String(request.body ?? '').slice(0, 400),
    answer: text.slice(0, 300),
  });
  if (status === 0 || status >= 500) return problem(`${status}`);
  if (status < 400) return null;
  const { message, code, errors } = JSON.parse(text) as { message?: string; code?: string; errors?: object };
  if (!message) return problem(`${status} without a message`);
  const namesFields = Object.keys(errors ?? {}).length > 0;
  return code === 'validation_error' && !namesFields ? problem('wrong values without a field') : null;
};

/** All problems of the calls, alternating between the callers. */
const problemsOf = async (requests: readonly GeneratedRequest[]): Promise<Problem[]> => {
  const problems: Problem[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < requests.length && problems.length < 40) {
      const index = next;
      next += 1;
      const request = requests[index];
      const problem = request && (await problemOf(callers[index % callers.length] ?? null, request));
      if (problem) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return problems;
};

it('generated calls never get a server error, and invalid values report their fields [SHELL-330]', async () => {
  expect(await problemsOf(generateRequests(operations, count, seed))).toEqual([]);
}, 1_800_000);
