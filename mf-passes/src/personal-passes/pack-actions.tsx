import { Button } from '@fairfront/shared-kit/components/button';
import type { SideTool } from '../pass-dialog/side-tools';

/** Download and print of all passes as buttons of a wide head. */
export const PackActions = ({ tools }: { tools: readonly SideTool[] }) =>
  tools.map(({ id, icon, label, busy, go }) => (
    <Button key={id} size="sm" icon={icon} busy={busy ?? false} onClick={go}>
      {label}
    </Button>
  ));
