import type { Static, TNull, TSchema } from 'typebox';
import type { FileResponse, Route, RouteTable } from './route-table';

type PathOf<Key> = Key extends `${string} ${infer Path}` ? Path : never;

interface Parameters<Operation extends Route> {
  path: Operation extends { params: infer Params extends TSchema } ? Static<Params> : undefined;
  query: Operation extends { query: infer Query extends TSchema } ? Static<Query> : undefined;
}

type Body<Operation extends Route> = Operation extends { body: infer Json extends TSchema }
  ? { requestBody: { content: { 'application/json': Static<Json> } } }
  : { requestBody?: undefined };

type ResponseBody<Response> = Response extends TNull
  ? { content?: undefined }
  : Response extends FileResponse
    ? { content: { [Type in keyof Response['content']]: Blob } }
    : Response extends TSchema
      ? { content: { 'application/json': Static<Response> } }
      : never;

/** An operation in the format of openapi-fetch. */
type Operation<Described extends Route> = {
  parameters: Parameters<Described>;
  responses: { [Status in keyof Described['responses']]: ResponseBody<Described['responses'][Status]> };
} & Body<Described>;

type PathsOfRoutes<Routes extends Readonly<Record<string, Route>>> = {
  [Path in PathOf<keyof Routes>]: {
    [Key in keyof Routes as Key extends `${infer Method} ${Path}` ? Lowercase<Method> : never]: Operation<Routes[Key]>;
  };
};

/** The paths of a table in the format that openapi-fetch and `ApiClient` use. */
export type PathsOf<Table> = Table extends RouteTable<infer Routes> ? PathsOfRoutes<Routes> : never;
