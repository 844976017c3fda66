import type { EndpointShape } from '@contract/kernel/endpoint';
import { session } from '@portal/session/portal-session';
import type * as z from 'zod';
import { type Answer, urlOf, withSecondFactor } from './call';
import { type ApiFailure, failureOf, networkFailure, unreadableFailure } from './failure';

/**
 * Sends a form with one file to an endpoint of kind 'multipart', as the session's person.
 *
 * @throws ApiFailure
 */
export async function uploadForm<E extends EndpointShape & { kind: 'multipart' }>(
  endpoint: E,
  fields: Readonly<Record<string, string>>,
  file: File,
): Promise<Answer<E>> {
  const host = session.callHost;
  const answer = await withSecondFactor(() => sendForm(endpoint, fields, file));
  const body: unknown = await answer.json().catch(() => null);
  host.answered();
  return parsed<E['response']>(endpoint.response, body, answer.status);
}

/** Sends it once; what was refused, and what waits for a second person, is thrown. */
async function sendForm(
  endpoint: EndpointShape,
  fields: Readonly<Record<string, string>>,
  file: File,
): Promise<Response> {
  const host = session.callHost;
  host.beforeCall();
  const token = host.token();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  const response = await fetch(urlOf(endpoint, {}), {
    method: endpoint.method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: form,
    credentials: 'include',
  }).catch(() => {
    throw networkFailure();
  });
  if (response.status === 200) return response;
  const body: unknown = await response.json().catch(() => null);
  throw refused(response.status, body, token);
}

function refused(status: number, body: unknown, token: string | null): ApiFailure {
  const failure = failureOf(status, body);
  if (status === 401 && token) session.callHost.unauthenticated(token, failure);
  return failure;
}

function parsed<S extends z.ZodType>(schema: S, body: unknown, status: number): z.output<S> {
  const result = schema.safeParse(body);
  if (!result.success) throw unreadableFailure(status);
  return result.data;
}
