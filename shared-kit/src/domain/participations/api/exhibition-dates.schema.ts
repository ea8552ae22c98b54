/** Dates of an exhibition that are days in its time zone. */
export const exhibitionDays = [
  'installation_started_at',
  'installation_ended_at',
  'started_at',
  'ended_at',
  'dismantling_started_at',
  'dismantling_ended_at',
] as const;

/** Windows and deadlines: a day, an instant if the organiser sets a time of day, or null for none. */
export const exhibitionDeadlines = [
  'personal_pass_started_at',
  'personal_pass_ended_at',
  'print_personal_pass_started_at',
  'print_personal_pass_ended_at',
  'installer_pass_ended_at',
  'print_installer_pass_started_at',
  'print_installer_pass_ended_at',
  'car_pass_ended_at',
  'visa_simple_deadline',
  'visa_difficult_deadline',
  'catalog_order_deadline',
] as const;
