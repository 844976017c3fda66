import type * as z from 'zod';
import { omitPaths, withoutBlanks } from './values';

/**
 * What a person typed, kept over a reload or an expired session in this tab's storage. The owner is
 * part of the key, so a draft is never restored to another user.
 */
export interface DraftKey {
  owner: string;
  form: string;
}

const PREFIX = 'draft:';

function storageKey({ owner, form }: DraftKey): string {
  return `${PREFIX}${owner}:${form}`;
}

export function readDraft(key: DraftKey): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...kept } : undefined;
  } catch {
    // Forbidden storage or a damaged draft: the form starts fresh.
    return undefined;
  }
}

/** In a draft, beside what is kept: names of the secrets that were typed, which are not. */
export const UNKEPT = '#unkept';

/** Whether a form was left with values that its schema takes. */
export function isWholeDraft(key: DraftKey, schema: z.ZodType): boolean {
  const draft = readDraft(key);
  return draft !== undefined && schema.safeParse(withoutBlanks(omitPaths(draft, [UNKEPT]))).success;
}

export function writeDraft(
  key: DraftKey,
  values: Readonly<Record<string, unknown>>,
  secrets: readonly string[],
): void {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(omitPaths(values, secrets)));
  } catch {
    // A full or forbidden storage must not get in the way of typing.
  }
}

export function discardDraft(key: DraftKey): void {
  try {
    sessionStorage.removeItem(storageKey(key));
  } catch {
    // Nothing was kept then.
  }
}

/** Where the credit that was simulated at the front door is kept. */
export const SIMULATED_CREDIT = 'simulated-credit';

/** Once its request was sent. */
export function discardSimulatedCredit(): void {
  try {
    localStorage.removeItem(SIMULATED_CREDIT);
  } catch {
    // Nothing was kept then.
  }
}

/** What stands before the owner of a receipt: it is kept like a draft, for no longer than a session. */
export type Receipts = 'receipt:';

/** Of every form and person, in this tab, and the credit that was simulated here; or receipts alone. */
export function discardAllDrafts(only: Receipts | '' = ''): void {
  if (!only) discardSimulatedCredit();
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX + only)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept then.
  }
}
