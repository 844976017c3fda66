import { SIMULATED_CREDIT } from './drafts';

/** A credit as a simulator had it: what a request begins with, once there is an account. */
export interface SimulatedCredit {
  amount_cents: number;
  term_months: number;
  /** Of the catalogue, where the simulator asked for it. */
  product_id?: number;
  /** The installer who estimated it. */
  supplier_id?: string;
}

/** Keeps it for all tabs: the link that opens a new account comes by mail. */
export function keepSimulatedCredit(credit: SimulatedCredit): void {
  try {
    localStorage.setItem(SIMULATED_CREDIT, JSON.stringify(credit));
  } catch {
    // The request then begins empty.
  }
}

export function readSimulatedCredit(): SimulatedCredit | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SIMULATED_CREDIT) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const [amount_cents, term_months] = [
      Number(Reflect.get(kept, 'amount_cents')),
      Number(Reflect.get(kept, 'term_months')),
    ];
    if (!Number.isSafeInteger(amount_cents) || !Number.isSafeInteger(term_months)) return undefined;
    const product: unknown = Reflect.get(kept, 'product_id');
    const supplier: unknown = Reflect.get(kept, 'supplier_id');
    return {
      ...{ amount_cents, term_months },
      ...(typeof product === 'number' && { product_id: product }),
      ...(typeof supplier === 'string' && { supplier_id: supplier }),
    };
  } catch {
    return undefined;
  }
}
