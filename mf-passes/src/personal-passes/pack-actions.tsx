import { Button } from '@fairfront/shared-kit/components/button';
import type { SidePanelAction } from '../pass-dialog/side-panel';

/** Download and print of all passes as buttons in a wide header. */
export const PackActions = ({ tools }: { tools: readonly SidePanelAction[] }) =>
  tools.map(({ id, icon, label, busy, go }) => (
    <Button key={id} size="sm" icon={icon} busy={busy ?? false} onClick={go}>
      {label}
    </Button>
  ));
