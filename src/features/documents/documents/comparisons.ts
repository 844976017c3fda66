import { documentReview } from '@contract/documents/review';
import { type Answer, call } from '@portal/api/call';

export type Comparison = Answer<typeof documentReview.compare>['fields'];

const kept = new Map<string, Promise<Comparison>>();
const MOST_KEPT = 5;

/** What a document is compared with; asked for ahead it is there at once. */
export function comparisonOf(id: string): Promise<Comparison> {
  const known = kept.get(id);
  if (known) return known;
  const fields = call(documentReview.compare, { body: { document_id: id } }).then(
    (answer) => answer.fields,
  );
  kept.set(id, fields);
  fields.catch(() => kept.delete(id));
  for (const [oldest] of kept) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return fields;
}

/** Data of people does not stay in memory after the screen that shows it. */
export const forgetComparisons = () => kept.clear();
