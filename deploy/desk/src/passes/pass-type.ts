import type { QueuedPass } from '../api/passes';

type TypeKey = 'certificate' | 'installation' | 'visa' | 'visaSimple' | 'visaCommon' | 'car' | 'carOf';

/** The text key of a pass type: visas by procedure, vehicles by load. */
export const typeKeyOf = ({
  type,
  is_simple_visa: isSimple,
  load_capacity: load,
}: Pick<QueuedPass, 'type' | 'is_simple_visa' | 'load_capacity'>): TypeKey => {
  if (type === null) return load === null ? 'car' : 'carOf';
  if (type !== 'visa' || isSimple === null) return type;
  return isSimple ? 'visaSimple' : 'visaCommon';
};
