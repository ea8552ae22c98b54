/** An embed opens at the first step: it comes with what draws it and stands there at once (CAT-277). */
export { AlphabetStep as FirstStep } from '../alphabet/alphabet.step';
