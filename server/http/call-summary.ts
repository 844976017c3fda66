import type { EndpointShape } from '@contract/kernel/endpoint';
import * as calls from '@contract/locales/es-MX/kernel/calls';
import { texts } from '@server/i18n';

const summaries = new Map(
  Object.values(calls).flatMap((part) => Object.entries<string>(texts(part))),
);

/** What a call does, in a sentence. */
export function summaryOf({ method, path }: Pick<EndpointShape, 'method' | 'path'>): string {
  const summary = summaries.get(`${method} ${path}`);
  if (!summary) throw new Error(`The catalogue has no summary for ${method} ${path}`);
  return summary;
}
