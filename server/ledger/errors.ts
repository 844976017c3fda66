import { sqlState } from '@server/db/connection';

/**
 * Why the ledger refused. A caller that catches one must let the transaction roll back: the refusal then
 * leaves no trace, and its key stays free.
 */
export type LedgerRefusal =
  /** An account that may not be overdrawn would be; `subject` is its code. */
  | 'insufficient_funds'
  /** An account is not as its code says: its owner, its family or its guard was changed; `subject` is its code. */
  | 'account_altered'
  /** The key was used for another request; `subject` is the key. */
  | 'key_conflict'
  /** There is no such entry or reservation; `subject` is its id. */
  | 'not_found'
  /** The entry may not be reversed: it is itself a reversal, or has its own way back. */
  | 'not_reversible'
  /** The amounts asked for don't fit what the ledger holds. */
  | 'amount_mismatch';

export class LedgerError extends Error {
  constructor(
    readonly refusal: LedgerRefusal,
    /** Account code, key or id that the refusal is about; for logs and callers, never for people. */
    readonly subject: string,
  ) {
    super(`The ledger refused: ${refusal}`);
    this.name = 'LedgerError';
  }
}

const refusalOfState: Readonly<Record<string, LedgerRefusal>> = {
  LE003: 'key_conflict',
  LE004: 'insufficient_funds',
  LE005: 'account_altered',
};

/** A `LedgerError` for a failure that `ledger_post` raised on purpose; anything else comes back as it is. */
export function ledgerErrorOf(error: unknown): unknown {
  const refusal = refusalOfState[sqlState(error) ?? ''];
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const detail = cause instanceof Error && 'detail' in cause ? cause.detail : undefined;
  return refusal ? new LedgerError(refusal, typeof detail === 'string' ? detail : '') : error;
}
