/** An embed opens at the first step, so that step is bundled with the renderer and appears at once. */
export { AlphabetStep as FirstStep } from '../alphabet/alphabet.step';
