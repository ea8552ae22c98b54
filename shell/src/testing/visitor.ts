import { screen, type startShell } from './shell-double';

/** A person without a session at an address. */
export const visitor = (address: string) => ({ address, token: null });

/** Types into the fields with these labels. */
export const fill = async (
  person: Awaited<ReturnType<typeof startShell>>['person'],
  values: Record<string, string>,
): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await person.type(screen.getByLabelText(label), value);
};
