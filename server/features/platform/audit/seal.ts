import { createHash } from 'node:crypto';

/** What is kept of a signature: who, when, from where, with which factor, over which hash. */
export type Evidence = Record<string, string | number | null>;

/**
 * Internal seal of a signature ("sello interno"): SHA-256, in hexadecimal, over the seal before it and
 * the evidence as JSON with sorted keys. The first one follows the hash of the PDF.
 */
export function sealOf(previous: string, evidence: Evidence): string {
  const sorted = Object.entries(evidence).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(previous).update(JSON.stringify(sorted)).digest('hex');
}
