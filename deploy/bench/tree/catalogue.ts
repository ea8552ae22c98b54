import type { TreeItem } from '../../../mf-catalog/src/tree/tree-index';

const words = ['Станки', 'Линии', 'Приводы', 'Насосы', 'Датчики', 'Роботы', 'Пилы', 'Прессы', 'Печи', 'Кабели'];

/** A catalogue of 20,000 rubrics in five levels: 10 × 9 × 6 × 6 × 5 and their parents, with repeating words. */
export const catalogue = (): TreeItem[] => {
  let count = 0;
  const level = (code: string, depth: number): TreeItem[] =>
    Array.from({ length: [10, 9, 6, 6, 5][depth] ?? 0 }, (_, order) => {
      count += 1;
      const own = `${code}${code && '.'}${String(order + 1).padStart(2, '0')}`;
      return {
        id: own,
        code: own,
        label: `${words[count % words.length]} и ${words[(count * 7) % words.length]?.toLowerCase()} ${count}`,
        heading: depth === 0,
        children: level(own, depth + 1),
      };
    });
  const roots = level('', 0);
  // fills up to 20,000 in the last branch
  const last = roots.at(-1);
  const rest = Array.from({ length: Math.max(0, 20_000 - count) }, (_, order) => ({
    id: `rest-${order}`,
    code: `99.${order}`,
    label: `Прочее ${order}`,
  }));
  if (last) last.children = [...(last.children ?? []), ...rest];
  return roots;
};
