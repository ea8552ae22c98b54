import { renderCommands, renderTile, screen } from '@fairfront/shared-kit/testing';
import commands from './sub-exhibitors.commands';
import { fixture } from './sub-exhibitors.fixture';
import tile from './sub-exhibitors.tile';

describe('the sub-exhibitors tile and command', () => {
  it('both count the companies and lead to their progress [ACC-078] [ACC-276] [SHELL-131]', async () => {
    const { tile: said } = renderTile(tile, fixture({}));
    expect(await screen.findByText('companies')).toBeVisible();
    const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Given to sub-exhibitors12', 'Free17', 'Invitation sent1']);
    const target = { modal: 'event-modal-subexponent', params: { view: 'steps' } };
    expect(said().actions).toEqual([expect.objectContaining({ label: 'Preparation', target })]);
    expect(said().brief).toMatchObject({ target });
    const { commands: offered } = renderCommands(commands, fixture({}));
    expect(offered()).toMatchObject({ commands: [{ id: 'sub-exhibitors', title: 'Sub-exhibitors' }] });
  });

  it('both lead to the form that invites the first company while there is none [ACC-276]', async () => {
    const { tile: said } = renderTile(tile, fixture({ rows: [] }));
    expect(await screen.findByText('companies')).toBeVisible();
    const target = { modal: 'event-modal-subexponent', params: {} };
    expect(said().actions).toEqual([expect.objectContaining({ label: 'Manage', target })]);
  });

  it('both are hidden from the installer role and make no request [ACC-077] [SHELL-132]', () => {
    const options = fixture({ role: 'installer' });
    const { tile: said } = renderTile(tile, options);
    expect([said().actions, options.api.requests]).toEqual([undefined, []]);
    expect(renderCommands(commands, options).commands()).toEqual({ state: 'ready', commands: [] });
  });
});
