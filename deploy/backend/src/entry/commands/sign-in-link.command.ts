import { WrongUsage, type OrganizerCommand } from './organizer-command';

/** `sign-in-link anna@firm.example`: prints a link that signs this exhibitor in, once and within five minutes. */
export const signInLinkCommand: OrganizerCommand = {
  usage: [
    'sign-in-link anna@firm.example                                      a link for one sign-in within five minutes',
  ],
  run: async (api, [email, ...more]) => {
    if (!email || more.length > 0) throw new WrongUsage();
    const { url } = await api.call<{ url: string }>('POST', 'sign-in-links', { email });
    return url;
  },
};
