import { listen } from '../setup/listen.mjs';
import { createSites } from './server.mjs';

/**
 * Runs the example sites for a running portal. `PORTAL_URL` (http://localhost:8080), `PORT` (8090), `HOST` (127.0.0.1),
 * `PORTAL_TOKEN` (without it the demo organiser signs in). Tells its parent process when it is ready.
 */
process.env.PORTAL_URL ||= 'http://localhost:8080';
const { PORTAL_URL, PORT = '8090', HOST = '127.0.0.1' } = process.env;
const demoOrganizer = { email: 'organizer@fairfront.example', password: 'Fairfront-demo-1' };

const signIn = async () => {
  const answer = await fetch(`${PORTAL_URL}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoOrganizer),
  });
  if (!answer.ok) throw new Error(`The organiser cannot sign in at ${PORTAL_URL}: ${answer.status}`);
  return (await answer.json()).data.token;
};

try {
  process.env.PORTAL_TOKEN ||= await signIn();
  const server = createSites(PORTAL_URL);
  const port = await listen(server, Number(PORT), HOST);
  process.on('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections());
  if (process.send) process.send({ type: 'ready', port });
  else console.log(`Sites with the catalogue order: http://localhost:${port}`);
} catch (caught) {
  const error = /** @type {NodeJS.ErrnoException} */ (caught);
  process.send?.({ type: 'failed', message: error.message, code: error.code });
  console.error(error.message);
  process.exit(1);
}
