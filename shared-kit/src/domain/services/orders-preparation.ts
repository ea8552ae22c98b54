import { areServicesShown, type PreparationStep, type ServicesRuleInput } from '../../model';

/**
 * The step of orders: none while no order waits for the answer of the participant, else one that is open until the last of
 * them is answered (SVC-192).
 * @param waiting how many orders wait
 */
export const ordersPreparation = (participation: ServicesRuleInput, waiting: number): PreparationStep[] =>
  waiting > 0 && areServicesShown(participation) ? [{ id: 'orders', done: false }] : [];
