import { localized } from '../../common';
import { locales } from '../../common';
import { Type } from 'typebox';
import { Day, Id, Nullable } from '../../http';

export const ExhibitionManager = Type.Object(
  {
    id: Id,
    kind: Type.Enum(['event', 'montage', 'catalog'], { description: 'Whose managers they are' }),
    locale: Nullable(Type.Enum([...locales], { description: 'Only for readers of this language' })),
    ...localized('lastname', () => Type.String()),
    ...localized('name', () => Type.String()),
    ...localized('middlename', () => Nullable(Type.String())),
    ...localized('area', () => Type.String({ description: 'What the manager looks after' })),
    phone: Nullable(Type.String()),
    email: Nullable(Type.String()),
    image: Nullable(Type.Object({ thumbnail_path: Type.String() })),
  },
  {
    title: 'ExhibitionManager',
    description: 'A manager of the organiser who is responsible for participants',
  },
);

/** A date without a time, or an instant if the organiser sets a time of day. */
const DayOrInstant = Type.String({
  description: 'YYYY-MM-DD in the time zone of the exhibition, or an ISO instant in UTC',
});

const facts = {
  id: Id,
  ...localized('title', () => Type.String()),
  ...localized('subtitle', () => Nullable(Type.String())),
  ...localized('venue', () => Nullable(Type.String())),
  timezone: Type.String({ description: 'IANA name; all dates without time are days of this zone' }),
  website: Nullable(Type.String()),
  vat_rate: Type.Number({ description: 'Percent' }),
  started_at: Day(),
  ended_at: Day(),
  installation_started_at: Day(),
  installation_ended_at: Day(),
  dismantling_started_at: Day(),
  dismantling_ended_at: Day(),
  personal_pass_started_at: Nullable(DayOrInstant),
  personal_pass_ended_at: Nullable(DayOrInstant),
  print_personal_pass_started_at: Nullable(DayOrInstant),
  print_personal_pass_ended_at: Nullable(DayOrInstant),
  installer_pass_ended_at: Nullable(DayOrInstant),
  print_installer_pass_started_at: Nullable(DayOrInstant),
  print_installer_pass_ended_at: Nullable(DayOrInstant),
  car_pass_ended_at: Nullable(DayOrInstant),
  visa_simple_deadline: Nullable(DayOrInstant),
  visa_difficult_deadline: Nullable(DayOrInstant),
  catalog_order_deadline: Nullable(DayOrInstant),
  create_personal_pass_disabled: Type.Boolean(),
  create_install_pass_disabled: Type.Boolean(),
  create_car_pass_disabled: Type.Boolean(),
  is_show_order_additional_services: Type.Boolean(),
};

export const ExhibitionSummary = Type.Object(facts, {
  title: 'ExhibitionSummary',
  description: 'Exhibition as in lists: without managers and texts',
});

export const Exhibition = Type.Object(
  {
    ...facts,
    managers: Type.Array(ExhibitionManager),
    texts: Type.Record(Type.String(), Type.Object({ rus: Nullable(Type.String()), eng: Nullable(Type.String()) }), {
      description: 'Info texts by field name without the language suffix, in simple markup',
    }),
  },
  { title: 'Exhibition', description: 'Exhibition with every date its rules use' },
);
