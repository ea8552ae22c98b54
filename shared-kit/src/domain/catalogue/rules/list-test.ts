import { ValidationError, type TestContext } from 'yup';

/** A broken rule in a list: its place below the list as yup writes it, for example `[0].value`; empty for the list itself. */
export interface Found {
  path: string;
  code: string;
  params?: Readonly<Record<string, unknown>>;
}

/** One yup test for a whole list: every broken row is an issue of its own, and 2,000 rows cost one pass. */
export const listTest = <List, Draft = unknown>(judge: (list: List, draft: Draft) => readonly Found[]) =>
  function check(this: TestContext, list: unknown): true | ValidationError {
    const found = judge(list as List, this.parent as Draft);
    if (found.length === 0) return true;
    return new ValidationError(
      found.map(({ path, code, params }) => this.createError({ path: this.path + path, message: code, params })),
    );
  };
