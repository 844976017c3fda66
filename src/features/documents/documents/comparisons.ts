import { documentReview } from '@contract/documents/review';
import { type Answer, call } from '@portal/api/call';

export type Comparison = Answer<typeof documentReview.compare>['fields'];

interface Kept {
  fields: Promise<Comparison>;
  /** The server knows of no look at it yet. */
  untold: boolean;
}

const kept = new Map<string, Kept>();
const MOST_KEPT = 5;

/** What a document is compared with; asked for ahead it is there at once, and the trail has when it was looked at. */
export function comparisonOf(id: string): Promise<Comparison> {
  const known = kept.get(id);
  if (!known) return keep(id, false);
  if (known.untold) {
    known.untold = false;
    ask(id, false).catch(() => undefined);
  }
  return known.fields;
}

/** Asks for what a document is compared with before it is looked at. */
export function compareAhead(id: string): void {
  if (!kept.has(id)) keep(id, true).catch(() => undefined);
}

function keep(id: string, ahead: boolean): Promise<Comparison> {
  const fields = ask(id, ahead);
  kept.set(id, { fields, untold: ahead });
  fields.catch(() => kept.delete(id));
  for (const [oldest] of kept) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return fields;
}

const ask = async (id: string, ahead: boolean): Promise<Comparison> =>
  (await call(documentReview.compare, { body: { document_id: id, ...(ahead && { ahead }) } }))
    .fields;

/** Data of people does not stay in memory after the screen that shows it. */
export const forgetComparisons = () => kept.clear();
