import type { Ref } from 'react';

/** Hands a node on to the caller's ref, beside the part's own; returns the caller's clean-up. */
export const assignRef = <Node>(ref: Ref<Node> | undefined, node: Node | null): void | (() => void) => {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
  return undefined;
};
