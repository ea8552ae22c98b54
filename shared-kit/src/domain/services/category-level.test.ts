import { categoryPlaceIssue } from './category-level';

const [first, second] = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
];

it.each([
  ['on the first level', { id: 3, hasChildren: true }, null, null],
  ['below one of the first level', { id: 3, hasChildren: false }, first, null],
  ['a new one below one of the first level', { id: null, hasChildren: false }, first, null],
  ['below itself', { id: 1, hasChildren: false }, first, 'parentOfItself'],
  ['below one of the second level', { id: 3, hasChildren: false }, second, 'parentBelow'],
  ['below another while it has children', { id: 3, hasChildren: true }, first, 'hasChildren'],
])('the place of a category is checked: %s [ORG-132]', (_title, category, parent, issue) => {
  expect(categoryPlaceIssue(category, parent)).toBe(issue);
});
