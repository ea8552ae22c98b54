import { isOpenToTeam, type TeamWriting } from './team-writing';

it.each<[TeamWriting, boolean]>([
  [{ type: 'self', is_edit: true }, true],
  [{ type: 'self', is_edit: false }, true],
  [{ type: 'self', is_edit: null }, true],
  [{ type: 'collective', is_edit: false }, true],
  [{ type: 'sub', is_edit: true }, true],
  [{ type: 'sub', is_edit: false }, false],
  [{ type: 'sub', is_edit: null }, false],
])('%j is open to its team: %s [SHELL-149]', (participation, isOpen) => {
  expect(isOpenToTeam(participation)).toBe(isOpen);
});
