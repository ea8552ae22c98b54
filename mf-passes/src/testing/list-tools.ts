import { screen, type renderInPlatform } from '@fairfront/shared-kit/testing';

type Person = ReturnType<typeof renderInPlatform>['person'];

/** What can be done with the list, behind its one button, opened; in the language of the page. */
export const openListActions = async (person: Person, name = 'List actions'): Promise<HTMLElement> => {
  await person.click(await screen.findByRole('button', { name }));
  return screen.findByRole('menu', { name });
};

/** Chooses one of them. */
export const chooseListAction = async (person: Person, action: string, name?: string): Promise<void> => {
  await openListActions(person, name);
  await person.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
};
