import { omitPaths } from './values';

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

/** A credit as the front door simulated it: what a request begins with once there is an account. */
export interface SimulatedCredit {
  amount_cents: number;
  term_months: number;
}

const SIMULATED = 'simulated-credit';

/** Keeps it for all tabs: the link that opens a new account comes by mail. */
export function keepSimulatedCredit(credit: SimulatedCredit): void {
  try {
    localStorage.setItem(SIMULATED, JSON.stringify(credit));
  } catch {
    // The request then begins empty.
  }
}

export function readSimulatedCredit(): SimulatedCredit | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SIMULATED) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const [amount_cents, term_months] = [
      Number(Reflect.get(kept, 'amount_cents')),
      Number(Reflect.get(kept, 'term_months')),
    ];
    const isWhole = Number.isSafeInteger(amount_cents) && Number.isSafeInteger(term_months);
    return isWhole ? { amount_cents, term_months } : undefined;
  } catch {
    return undefined;
  }
}

/** Once its request was sent. */
export function discardSimulatedCredit(): void {
  try {
    localStorage.removeItem(SIMULATED);
  } catch {
    // Nothing was kept then.
  }
}

/** Of every form and person, in this tab, and the credit that was simulated here. */
export function discardAllDrafts(): void {
  discardSimulatedCredit();
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept then.
  }
}
