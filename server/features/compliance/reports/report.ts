import type { Period } from '@contract/compliance/report-periods';
import type { Cell } from '@server/adapters/csv-file';
import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';

/** What a report is made from: one moment of the database, for all of its parts. */
export interface Making {
  tx: Tx;
  vault: Vault;
  period: Period;
}

/** A report as its file has it: made part by part, so that no file is ever whole in memory. */
export interface Report {
  headings: readonly string[];
  /** How many parts there are. */
  parts: number;
  /** The lines of each part, in their order. */
  rows: AsyncGenerator<Cell[][]>;
}

/** Centavos, as PostgreSQL writes large numbers, as pesos that a spreadsheet can add up, with both decimals. */
export const pesos = (cents: string | number): string => (Number(cents) / 100).toFixed(2);

/** How many records a part reads at once. */
export const PART = 500;
