import { systemClock } from '@fairfront/backend/platform/clock';
import { readConfig } from '@fairfront/backend/platform/config';
import { openDatabase } from '@fairfront/backend/platform/database/open-database';
import { refreshDemo } from './refresh-demo';

/** `npm run demo:refresh`: moves the demo world to today; the portal must not be running on the same data folder. */
const run = async (): Promise<string> => {
  let days: number | null = null;
  const { close } = await openDatabase(readConfig(process.env), {
    prepare: async (database) => {
      days = await database.transaction((trx) => refreshDemo(trx, systemClock.now()));
    },
  });
  await close();
  if (days === null) return 'There is no demo data here.';
  return days === 0 ? 'The demo data is of today already.' : `The demo data has moved by ${days} day(s).`;
};

run().then(
  (line) => console.log(line),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
