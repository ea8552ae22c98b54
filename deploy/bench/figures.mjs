/**
 * A value that a benchmark needs: throws if it is missing, so that no figure is made up.
 * @template Value
 * @param {Value | undefined} value
 * @param {string} what
 * @returns {Value}
 */
export const needed = (value, what) => {
  if (value === undefined) throw new Error(`There is no ${what}`);
  return value;
};

/**
 * The measurement that a share of all does not exceed (nearest rank).
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1
 */
export const quantile = (values, share) =>
  needed(
    values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)],
    'measurement',
  );

/** The median of a list of measurements. @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);
