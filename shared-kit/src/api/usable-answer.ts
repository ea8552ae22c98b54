import { fits, type AnswerShapes } from './answer-shape';
import first from './first-answer-shapes.json';

/** Whether screens can use an answer. */
export type Judge = (answer: unknown) => boolean;

const judgeBy =
  (path: string, { answers, named }: AnswerShapes): Judge =>
  (answer) =>
    fits(answer, answers[path] ?? '*', named);

/** One file beside the first scripts. Without it an answer is taken as it is. */
const loadFurtherShapes = (): Promise<AnswerShapes> =>
  import(/* webpackChunkName: "answer-shapes" */ './further-answer-shapes.json').then(
    ({ default: shapes }) => shapes as unknown as AnswerShapes,
    () => ({ answers: {}, named: {} }),
  );

/**
 * Checks whether screens can use the answer to a read: whether it has the shape of the API document. A path that the
 * document does not know is not judged.
 * @param path as the API document writes it: `/participants/{id}`
 */
export const judgeOf = async (path: string): Promise<Judge> => {
  const shapes = first as unknown as AnswerShapes;
  return judgeBy(path, path in shapes.answers ? shapes : await loadFurtherShapes());
};
