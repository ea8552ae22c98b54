import { fits, type AnswerShapes } from './answer-shape';
import shapes from './answer-shapes.json';

const { answers, named } = shapes as unknown as AnswerShapes;

/**
 * Whether screens can use the answer to a read: it has the shape of the API document. A path that the document does not know
 * is not judged.
 * @param path as the API document writes it: `/participants/{id}`
 */
export const isUsableAnswer = (path: string, answer: unknown): boolean => fits(answer, answers[path] ?? '*', named);
