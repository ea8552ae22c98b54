import { html, styleElement, type Html } from './html';
import type { ApiDocument, Operation } from './openapi.types';
import { schemaHtml } from './schema-html';

/** System colours follow the reader's light or dark setting; the page needs no script and no other file. */
export const explorerStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
code, .path { font-family: ui-monospace, monospace; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
details { border: 1px solid GrayText; border-radius: 0.5rem; margin: 0.5rem 0; padding: 0.5rem 0.75rem; }
summary { cursor: pointer; }
summary b { display: inline-block; min-width: 4.5rem; }
ul ul { padding-left: 1.25rem; }
i, .open { color: GrayText; }
`;

const bodyOf = (content: Record<string, { schema?: object }> | undefined): Html[] =>
  Object.entries(content ?? {}).map(
    ([type, { schema }]) =>
      html`<p><code>${type}</code></p>
        ${schema && schemaHtml(schema)}`,
  );

const operationHtml = (path: string, method: string, operation: Operation): Html =>
  html`<details>
    <summary>
      <b>${method.toUpperCase()}</b> <span class="path">${path}</span><br />${operation.summary}
      ${operation.security?.length === 0 && html`<span class="open">(no token needed)</span>`}
    </summary>
    ${
      operation.parameters &&
      html`<h4>Parameters</h4>
        <ul>
          ${operation.parameters.map(
            ({ name, in: place, required, schema }) =>
              html`<li><b>${name}</b>${!required && '?'} in ${place}: ${schemaHtml(schema)}</li>`,
          )}
        </ul>`
    }
    ${
      operation.requestBody &&
      html`<h4>Body</h4>
        ${bodyOf(operation.requestBody.content)}`
    }
    ${Object.entries(operation.responses).map(
      ([status, { content }]) =>
        html`<h4>${status}</h4>
          ${bodyOf(content)}`,
    )}
  </details>`;

const operationsOf = ({ paths }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation, tag: operation.tags?.[0] ?? '' })),
  );

/** The API explorer: every operation and every named schema of the document on one page. */
export const explorerPage = (document: ApiDocument): string => {
  const operations = operationsOf(document);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        ${styleElement(explorerStyle)}
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p>The same as a document: <a href="/api/openapi.json">openapi.json</a></p>
          <nav aria-label="Areas">
            <ul>
              ${tags.map((tag) => html`<li><a href="#${tag}">${tag}</a></li>`)}
              <li><a href="#schemas">schemas</a></li>
            </ul>
          </nav>
          ${tags.map(
            (tag) =>
              html`<h2 id="${tag}">${tag}</h2>
                ${operations
                  .filter((one) => one.tag === tag)
                  .map(({ path, method, operation }) => operationHtml(path, method, operation))}`,
          )}
          <h2 id="schemas">schemas</h2>
          ${Object.entries(document.components.schemas).map(
            ([name, schema]) =>
              html`<h3 id="schema-${name}">${name}</h3>
                ${schemaHtml(schema)}`,
          )}
        </main>
      </body>
    </html>`;
  return page.text;
};
