import type { ChatMessage } from '@fairfront/shared-kit/components/order-chat';
import { useState } from 'react';

const rowHeight = 76;
const overscan = 8;
const height = 600;

/** The baseline: a windowed list of the same messages, with only a text in every row. */
export const BareMessages = ({ messages }: { messages: readonly ChatMessage[] }) => {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const shown = messages.slice(first, first + Math.ceil(height / rowHeight) + 2 * overscan);
  return (
    <div id="scroller" style={{ height, overflow: 'auto' }} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
      <div style={{ position: 'relative', height: messages.length * rowHeight }}>
        {shown.map(({ id, text, author }, order) => (
          <div key={id} style={{ position: 'absolute', top: (first + order) * rowHeight, height: rowHeight }}>
            {author.name}: {text}
          </div>
        ))}
      </div>
    </div>
  );
};
