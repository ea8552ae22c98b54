export { FormPeriodCalendar } from './form-period-calendar';
