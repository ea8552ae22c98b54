import { areServicesShown, type PreparationStep, type ServicesRuleInput } from '../participations';

/**
 * The preparation step of orders: none if no order awaits the participant's answer, otherwise open until the last of
 * them is answered.
 * @param waiting number of orders that await an answer
 */
export const ordersPreparation = (participation: ServicesRuleInput, waiting: number): PreparationStep[] =>
  waiting > 0 && areServicesShown(participation) ? [{ id: 'orders', done: false }] : [];
