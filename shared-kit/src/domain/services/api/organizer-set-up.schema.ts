import { Type, type Static } from 'typebox';
import { closed, entryChangeBody, fieldsAnswer, formBody, Id, newEntryBody, setUpEntryOf } from '../../http';
import { serviceCategoryFields, serviceExecutorFields, serviceFields, serviceUnitFields } from '../set-up-fields';

export const SetUpServiceUnit = setUpEntryOf(serviceUnitFields, {
  title: 'SetUpServiceUnit',
  description: 'A unit of services for the organiser',
});
export const NewServiceUnit = newEntryBody(serviceUnitFields);
export const ServiceUnitChange = entryChangeBody(serviceUnitFields);

export const SetUpServiceExecutor = setUpEntryOf(serviceExecutorFields, {
  title: 'SetUpServiceExecutor',
  description: 'An executor of services for the organiser',
});
export const NewServiceExecutor = newEntryBody(serviceExecutorFields);
export const ServiceExecutorChange = entryChangeBody(serviceExecutorFields);

export const SetUpServiceCategory = setUpEntryOf(serviceCategoryFields, {
  title: 'SetUpServiceCategory',
  description: 'A category of services for the organiser',
});
export const NewServiceCategory = newEntryBody(serviceCategoryFields);
export const ServiceCategoryChange = entryChangeBody(serviceCategoryFields);

const { related_ids: _related, ...formFields } = serviceFields;
const relatedIds = Type.Array(Id, { maxItems: 1_000, description: 'Recommended with it, in this order' });

export const SetUpService = Type.Object(
  {
    id: Id,
    is_archived: Type.Boolean({ description: 'Shown in orders and carts, offered nowhere' }),
    ...fieldsAnswer(formFields),
    related_ids: Type.Unsafe<readonly number[]>(relatedIds),
  },
  { title: 'SetUpService', description: 'A service for the organiser, as all exhibitions have it' },
);
export type SetUpService = Static<typeof SetUpService>;

const bodyParts = { ...formBody(formFields).properties, related_ids: Type.Optional(relatedIds) };

export const NewServiceBody = closed(Type.Object(bodyParts));
/** Fields that are not given stay as they are. */
export const ServiceChangeBody = closed(Type.Object({ ...bodyParts, is_archived: Type.Optional(Type.Boolean()) }));
