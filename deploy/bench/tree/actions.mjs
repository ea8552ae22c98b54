/* global window -- functions given to `evaluate` run inside the page */
import { quantile } from '../figures.mjs';

const limit = 1.5;
const rounds = 15;

/**
 * The lower quartile, because other work on the machine only ever adds time.
 * @param {readonly number[]} values
 */
export const lowerQuartile = (values) => quantile(values, 0.25);

/**
 * Alternates, so that neither list always runs second.
 * @template {string} Kind
 * @param {readonly Kind[]} kinds
 * @param {number} round
 */
export const inTurns = (kinds, round) => (round % 2 ? kinds : kinds.toReversed());

/**
 * Searches and expands both lists of a page alternately and checks whether the first one keeps the limit.
 * @param {import('@playwright/test').Page} page
 * @param {readonly [own: string, bare: string]} kinds what is measured, and the bare list
 * @param {{ search: string, expand: string }} titles of the two actions
 * @returns {Promise<number>} how many limits are broken
 */
export const compareActions = async (page, kinds, titles) => {
  /** @type {{ kind: string, search: number, expand: number }[]} */
  const times = [];
  for (let round = 0; round < rounds + 1; round += 1) {
    for (const kind of inTurns(kinds, round)) {
      const measured = await page.evaluate(async (wanted) => {
        await window.bench.mount(wanted);
        const search = await window.bench.search('а');
        await window.bench.search('');
        return { search, expand: await window.bench.expandAll() };
      }, kind);
      // the first round warms up the compiler
      if (round === 0) continue;
      times.push({ kind, ...measured });
    }
  }
  const [own, bare] = kinds;
  let broken = 0;
  for (const what of /** @type {const} */ (['search', 'expand'])) {
    const quartileOf = (/** @type {string} */ list) =>
      lowerQuartile(times.filter(({ kind }) => kind === list).map((one) => one[what]));
    const mine = quartileOf(own);
    const least = quartileOf(bare);
    const isKept = mine <= least * limit;
    broken += isKept ? 0 : 1;
    console.log(
      `${titles[what]}: ${own} ${mine.toFixed(1)} ms, bare list ${least.toFixed(1)} ms, ratio ${(mine / least).toFixed(2)} (limit ${limit})${isKept ? '' : '  BROKEN'}`,
    );
  }
  return broken;
};
