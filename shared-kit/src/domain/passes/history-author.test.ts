import { historyAuthor, type PassActor } from './history-author';

const anna: PassActor = { name: 'Анна', lastname: 'Орлова', isOrganizer: false, isOfParent: false };

it.each<[string, Partial<PassActor>, string | null]>([
  ['a colleague', {}, 'Орлова Анна'],
  ['a colleague without a first name', { name: null }, 'Орлова'],
  ['a deleted person', { name: null, lastname: null }, null],
  ['the organiser', { isOrganizer: true }, null],
  ['the collective organiser', { isOfParent: true }, null],
])('the pass history names %s as %s [PASS-281, SHELL-218]', (_who, actor, name) => {
  const { isOrganizer, isOfParent } = { ...anna, ...actor };
  expect(historyAuthor({ ...anna, ...actor })).toEqual({
    name,
    is_organizer: isOrganizer,
    is_stand_organizer: isOfParent,
  });
});
