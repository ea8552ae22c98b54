import { readFileSync } from 'node:fs';

interface Entry {
  id: string;
  type: string;
}

/** Stories of the built storybook. @param only matches ids */
export const listStories = (only = /./): { id: string }[] => {
  const index = readFileSync(new URL('../../../dist/stories/index.json', import.meta.url), 'utf8');
  const { entries } = JSON.parse(index) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type, id }) => type === 'story' && only.test(id));
};
