/** A block of the text of an announcement. */
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const listLine = /^[-•*]\s+(.+)$/u;

/**
 * Splits the text of an announcement into blocks: an empty line ends a paragraph, lines that begin with "- " are a list. Everything else is literal: callers render it as elements, never as HTML.
 */
export const textBlocks = (text: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  let isNew = true;
  for (const line of text.split(/\r\n?|\n/).map((one) => one.trim())) {
    if (line === '') {
      isNew = true;
      continue;
    }
    const last = isNew ? undefined : blocks.at(-1);
    const item = listLine.exec(line)?.[1];
    if (item !== undefined) {
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') last.text += `\n${line}`;
    else blocks.push({ kind: 'paragraph', text: line });
    isNew = false;
  }
  return blocks;
};
