import { WrongUsage, type OrganizerCommand } from './organizer-command';

/** `second-factor off anna@firm.example`: for users who have lost both phone and recovery codes. */
export const secondFactorCommand: OrganizerCommand = {
  usage: [
    'second-factor off anna@firm.example                                 for who has lost phone and recovery codes; ends the sessions',
  ],
  run: async (api, [verb, email, ...more]) => {
    if (verb !== 'off' || !email || more.length > 0) throw new WrongUsage();
    await api.call('POST', 'second-factor-resets', { email });
    return `${email} signs in by the password alone`;
  },
};
