import { WrongUsage, type OrganizerCommand } from './organizer-command';

const people = (count: number): string => (count === 1 ? '1 user' : `${count} users`);

/** `news all «ru» «en»` and `news 101 «ru» «en»`. */
export const newsCommand: OrganizerCommand = {
  usage: [
    'news all "text in Russian" "text in English"     tell all users of the portal',
    'news 101 "text in Russian" "text in English"     tell the users of participation 101',
  ],
  run: async (api, [to = '', message_rus = '', message_eng = '']) => {
    if (!/^(all|\d+)$/.test(to) || !message_rus || !message_eng) throw new WrongUsage();
    const path = to === 'all' ? 'notifications' : `participants/${to}/notifications`;
    const { recipients } = await api.call<{ recipients: number }>('POST', path, { message_rus, message_eng });
    return `Told ${people(recipients)}`;
  },
};
