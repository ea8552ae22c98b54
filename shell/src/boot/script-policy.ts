/**
 * The only Trusted Types policy that the edge's CSP header allows; the runtime of a webpack build creates it by this
 * name too.
 */
export const scriptPolicyName = 'fairfront-chunks';

/** The subset of Trusted Types used here. Some browsers do not support them. */
interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

const isReleased = (url: string): boolean => {
  const { origin, pathname } = new URL(url, location.href);
  // `npm run dev -- <remote>` serves a remote from the developer's machine
  return (
    (origin === location.origin && pathname.startsWith('/r/')) || /^http:\/\/(localhost|127\.0\.0\.1):/.test(origin)
  );
};

const createPolicy = (): ScriptUrlPolicy => {
  const rules: ScriptUrlPolicy = {
    createScriptURL: (url) => {
      if (!isReleased(url)) throw new TypeError(`${url} is not a released script`);
      return url;
    },
  };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy };
  };
  return trustedTypes?.createPolicy(scriptPolicyName, rules) ?? rules;
};

let policy: ScriptUrlPolicy | undefined;

/** The address of a released script as a value for `src`. @throws TypeError for any other address */
export const releasedScriptUrl = (url: string): string => {
  policy ??= createPolicy();
  return policy.createScriptURL(url);
};
