import { screen, type renderInPlatform } from '@fairfront/shared-kit/testing';

type Person = ReturnType<typeof renderInPlatform>['person'];

/** Opens the menu with the list tools, in the page language. */
export const openListActions = async (person: Person, name = 'List actions'): Promise<HTMLElement> => {
  await person.click(await screen.findByRole('button', { name }));
  return screen.findByRole('menu', { name });
};

/** Selects one of them. */
export const chooseListAction = async (person: Person, action: string, name?: string): Promise<void> => {
  await openListActions(person, name);
  await person.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
};
