import { errorBody, errorStatus } from '@contract/kernel/errors';
import { expect } from 'vitest';

interface Reply {
  status: number;
  json: unknown;
}

const shape = errorBody.strict();
/** Technical text: stacks, SQL, libraries, and English that slipped through. */
const LEAKS =
  /node_modules|\.[jt]s:\d|\bat \w+ \(|\bselect\b|\binsert into\b|\bsyntax\b|postgres|drizzle|fastify|\bzod\b|\b(the|invalid|expected|must|required|unexpected|body|failed|error:)\b/i;

/**
 * Holds an answer against the one shape of refusals: status and code that belong together, Spanish
 * words, an id of the request, and nothing of the inside of the server.
 *
 * @returns the parsed body
 */
export function expectRefusal({ status, json }: Reply, code?: keyof typeof errorStatus) {
  const body = shape.parse(json);
  expect(Object.entries(errorStatus)).toContainEqual([body.code, status]);
  expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  for (const sentence of [body.message, ...Object.values(body.fields ?? {})]) {
    expect(sentence).not.toMatch(LEAKS);
    expect(sentence.length).toBeGreaterThan(5);
  }
  expect(status).toBeLessThan(500);
  if (code) expect(body).toMatchObject({ code });
  return body;
}

/** An answer without the parts that depend on its request. */
export function answerOf({ status, json }: Reply): {
  status: number;
  body: Record<string, unknown>;
} {
  const body = typeof json === 'object' && json !== null ? { ...json } : { json };
  return { status, body: { ...body, request_id: undefined } };
}
