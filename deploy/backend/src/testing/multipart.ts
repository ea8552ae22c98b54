import type { CallOptions } from './test-app';

/** A multipart form as a call sends it; files of a list have the same name. */
export const multipart = async (fields: Record<string, string | File | File[]>): Promise<CallOptions> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  }
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
};
