import { useState, type ReactNode } from 'react';

export interface StoryValueProps<Value> {
  start: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the value of a control, so that a story can be worked with. */
export const StoryValue = <Value,>({ start, children }: StoryValueProps<Value>) => {
  const [value, setValue] = useState(start);
  return children(value, setValue);
};

/** Parts of a story below each other. */
export const StoryColumn = ({ children, width = 360 }: { children: ReactNode; width?: number }) => (
  <div style={{ display: 'grid', gap: 16, maxWidth: width }}>{children}</div>
);

/** Parts of a story beside each other. */
export const StoryRow = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>{children}</div>
);
