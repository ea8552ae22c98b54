import { fits, type ResponseShapes } from './response-shape';
import first from './first-response-shapes.json';

/** Whether screens can use a response. */
export type Judge = (response: unknown) => boolean;

const judgeBy =
  (path: string, { responses, named }: ResponseShapes): Judge =>
  (response) =>
    fits(response, responses[path] ?? '*', named);

/** One file beside the first scripts. Without it a response is taken as it is. */
const loadFurtherShapes = (): Promise<ResponseShapes> =>
  import(/* webpackChunkName: "response-shapes" */ './further-response-shapes.json').then(
    ({ default: shapes }) => shapes as unknown as ResponseShapes,
    () => ({ responses: {}, named: {} }),
  );

/**
 * Checks whether screens can use the response to a read: whether it has the shape of the API document. A path that the
 * document does not know is not judged.
 * @param path as the API document writes it: `/participants/{id}`
 */
export const judgeOf = async (path: string): Promise<Judge> => {
  const shapes = first as unknown as ResponseShapes;
  return judgeBy(path, path in shapes.responses ? shapes : await loadFurtherShapes());
};
