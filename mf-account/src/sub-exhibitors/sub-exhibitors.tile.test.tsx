import { renderCommands, renderTile, screen } from '@fairfront/shared-kit/testing';
import commands from './sub-exhibitors.commands';
import { scene } from './sub-exhibitors.scene';
import tile from './sub-exhibitors.tile';

describe('tile and command', () => {
  it('count the companies and lead to the list [ACC-078] [SHELL-131]', async () => {
    const { tile: said } = renderTile(tile, scene({}));
    expect(await screen.findByText('companies')).toBeVisible();
    const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Given to sub-exhibitors12', 'Free17', 'Invitation sent1']);
    expect(said().actions).toEqual([
      expect.objectContaining({ label: 'Manage', target: { modal: 'event-modal-subexponent', params: {} } }),
    ]);
    const { commands: offered } = renderCommands(commands, scene({}));
    expect(offered()).toMatchObject({ commands: [{ id: 'sub-exhibitors', title: 'Sub-exhibitors' }] });
  });

  it('tell role installer nothing and ask for nothing [ACC-077] [SHELL-132]', () => {
    const options = scene({ role: 'installer' });
    const { tile: said } = renderTile(tile, options);
    expect([said().actions, options.api.requests]).toEqual([undefined, []]);
    expect(renderCommands(commands, options).commands()).toEqual({ state: 'ready', commands: [] });
  });
});
