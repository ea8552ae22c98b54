/** Waiting time that is highlighted, ms: a day. */
const longWait = 86_400_000;

/** A waiting time in its two largest units, without the smaller one if it is zero. */
interface WaitingTime {
  unit: 'wholeDays' | 'days' | 'hours' | 'minutes';
  days: number;
  hours: number;
  minutes: number;
  isLong: boolean;
}

/** Splits the time since an instant. */
export const waitingTime = (since: string, now: number): WaitingTime => {
  const passed = Math.max(0, now - Date.parse(since));
  const minutes = Math.floor(passed / 60_000);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const unit = days > 0 ? (hours % 24 === 0 ? 'wholeDays' : 'days') : hours > 0 ? 'hours' : 'minutes';
  return { unit, days, hours: hours % 24, minutes: minutes % 60, isLong: passed >= longWait };
};
