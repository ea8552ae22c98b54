import { dialogPlaces, emailOf } from './places';
import { memberAddresses } from './screens';

/** One thing that a signed-in person can open. */
export interface FailingPlace {
  name: string;
  address: string;
  email: string;
}

/** Reads of the page behind the dialogs: their failures stand there, out of reach until the dialog is closed. */
const behind = /\/(deadlines|calendar-feed|deadline-reminders)$/;

/** Whether a read belongs to the place: all but those of the page behind a dialog. */
export const isOwnRead = ({ address }: FailingPlace, path: string): boolean =>
  !address.includes('modal=') || !behind.test(path);

/** Every screen of a signed-in person, the hub of a collective stand too. */
export const failingScreens: readonly FailingPlace[] = [
  ...memberAddresses.map((address) => ({ name: address, address, email: emailOf.exhibitor ?? '' })),
  { name: '/participant/110 (collective)', address: '/participant/110', email: emailOf.collective ?? '' },
];

/** Every dialog that the built remotes and the shell offer, over a page that reads little. */
export const failingDialogs = (): FailingPlace[] =>
  dialogPlaces().map(({ name, address, visitor }) => ({
    name,
    address: address.replace('?', '/deadlines?'),
    email: emailOf[visitor] ?? '',
  }));
