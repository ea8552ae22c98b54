import { runInNewContext } from 'node:vm';
import { preloadScript } from './preload-script';

const script = '/r/shell/1.0.0/main.js';

/** The page around the line: its links, what has come, and the tasks that wait for their turn. */
const pageWith = (count: number, isObserved = true) => {
  const links = Array.from({ length: count }, () => ({ rel: '' }));
  const tasks: (() => void)[] = [];
  let report: (name: string) => void = () => undefined;
  let isOver = false;
  const window = {
    location: { origin: 'https://portal.test' },
    document: { querySelectorAll: () => links.filter(({ rel }) => rel === '') },
    setTimeout: (task: () => void) => tasks.push(task),
    PerformanceObserver: function (read: (list: object, observer: object) => void) {
      if (!isObserved) throw new TypeError('unknown');
      report = (name) =>
        !isOver &&
        read(
          { getEntriesByName: (wanted: string) => (wanted === name ? [name] : []) },
          { disconnect: () => (isOver = true) },
        );
      return { observe: () => undefined };
    },
  };
  const code = /^<script nonce="abc">(.*)<\/script>$/s.exec(preloadScript(script, 'abc'))?.[1] ?? '';
  runInNewContext(code, { window });
  return {
    asked: () => links.filter(({ rel }) => rel === 'preload').length,
    tasks,
    report: (name: string) => report(name),
  };
};

it('asks for the named files once the first script of the shell has come, a few in each task [SHELL-438]', () => {
  const { asked, tasks, report } = pageWith(7);
  report('https://portal.test/r/shell/1.0.0/main.css');
  expect([asked(), tasks.length]).toEqual([0, 0]);
  report(`https://portal.test${script}`);
  expect(asked()).toBe(3);
  tasks.shift()?.();
  expect(asked()).toBe(6);
  while (tasks.length > 0) tasks.shift()?.();
  expect(asked()).toBe(7);
});

it('leaves them to the first line of the shell where the browser does not report what has come [SHELL-438]', () => {
  expect(pageWith(2, false).asked()).toBe(0);
});

it('lets no name end its element', () => {
  expect(preloadScript('</script><script>alert(1)', 'abc').match(/<\/script>/g)).toHaveLength(1);
});
