import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { followPaid } from './follow';
import { writeAct } from './repository';

interface Signed {
  loanId: string;
  applicantId: string;
  /** Who signed it. */
  by: string;
  config: Config;
  now: Date;
}

/** Writes down that a credit has a new calendar, by which it is up to date. */
export async function creditRestructured(tx: Tx, signed: Signed): Promise<void> {
  const { loanId, applicantId, by, config, now } = signed;
  await writeAct(tx, loanId, { kind: 'restructured', happenedAt: now, by });
  await followPaid(tx, applicantId, { config, now });
}
