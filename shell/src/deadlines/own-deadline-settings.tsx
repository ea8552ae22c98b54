import { CalendarFeedBlock } from './calendar-feed';
import { ReminderSettingsBlock } from './reminder-settings';

/** Reminders and calendar of the user outside a participation: the same parts as in the deadline centre. */
const OwnDeadlineSettings = () => (
  <>
    <ReminderSettingsBlock />
    <CalendarFeedBlock />
  </>
);

export default OwnDeadlineSettings;
