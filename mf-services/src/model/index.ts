export { servicesDeadlineItems, type ServicesDeadlineInput } from './services-deadline-item';
