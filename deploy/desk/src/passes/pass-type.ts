import type { QueuedPass } from '../api/passes';

type TypeKey = 'certificate' | 'installation' | 'visa' | 'visaSimple' | 'visaCommon' | 'car' | 'carOf';

/** The key of the words for the type of a pass: a visa by its procedure, a vehicle with its load if that is known. */
export const typeKeyOf = ({
  type,
  is_simple_visa: isSimple,
  load_capacity: load,
}: Pick<QueuedPass, 'type' | 'is_simple_visa' | 'load_capacity'>): TypeKey => {
  if (type === null) return load === null ? 'car' : 'carOf';
  if (type !== 'visa' || isSimple === null) return type;
  return isSimple ? 'visaSimple' : 'visaCommon';
};
