/** One step of a company's preparation, done or open according to the data that it represents. */
export interface PreparationStep {
  /** Unique within its area. */
  id: string;
  done: boolean;
}

/** How far a preparation is, in steps. */
export interface Preparation {
  done: number;
  total: number;
}

/** Done steps of all steps, regardless of who may do them. */
export const preparationOf = (steps: readonly Pick<PreparationStep, 'done'>[]): Preparation => ({
  done: steps.filter(({ done }) => done).length,
  total: steps.length,
});
