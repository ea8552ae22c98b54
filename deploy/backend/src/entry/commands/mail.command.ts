import { WrongUsage, type OrganizerCommand } from './organizer-command';
import { failedLine, type FailedWork } from './printed-values';

const emails = (count: number): string => (count === 1 ? '1 email' : `${count} emails`);

/** `mail list`, `mail resend 17`, `mail resend dead`, `mail drop 17`, `mail drop dead`. */
export const mailCommand: OrganizerCommand = {
  usage: [
    'mail list                                         emails that the mail server did not accept (times in UTC)',
    'mail resend 17                                    try an email again now; dead: all that were given up',
    'mail drop 17                                      give an email up; dead: all that were given up',
  ],
  run: async (api, [verb, which = '', ...more]) => {
    if (more.length > 0) throw new WrongUsage();
    if (verb === 'list' && which === '') {
      const found = await api.all<FailedWork>('mail');
      return found.length > 0 ? found.map(failedLine).join('\n') : 'Every email was accepted';
    }
    if (!/^(dead|[1-9]\d{0,14})$/.test(which)) throw new WrongUsage();
    if (verb === 'resend') {
      const { emails: count } = await api.call<{ emails: number }>('POST', `mail/${which}/resend`);
      return `${emails(count)} sent again`;
    }
    if (verb !== 'drop') throw new WrongUsage();
    const { emails: count } = await api.call<{ emails: number }>('POST', `mail/${which}/drop`);
    return `${emails(count)} dropped`;
  },
};
