import { dialogPlaces, emailOf } from './places';
import { memberAddresses } from './screens';

/** A screen or dialog that a signed-in user can open. */
export interface FailingPlace {
  name: string;
  address: string;
  email: string;
}

/** Reads of the page behind the dialogs. Their failures are shown there, out of reach until the dialog is closed. */
const behind = /\/(deadlines|calendar-feed|deadline-reminders)$/;

/** Whether a read belongs to the place, and not to the page behind a dialog. */
export const isOwnRead = ({ address }: FailingPlace, path: string): boolean =>
  !address.includes('modal=') || !behind.test(path);

/** Every screen of a signed-in user, and the hub of a collective stand. */
export const failingScreens: readonly FailingPlace[] = [
  ...memberAddresses.map((address) => ({ name: address, address, email: emailOf.exhibitor ?? '' })),
  { name: '/participant/110 (collective)', address: '/participant/110', email: emailOf.collective ?? '' },
];

/** Every dialog of the built remotes and the shell, over a page with few reads. */
export const failingDialogs = (): FailingPlace[] =>
  dialogPlaces().map(({ name, address, visitor }) => ({
    name,
    address: address.replace('?', '/deadlines?'),
    email: emailOf[visitor] ?? '',
  }));
