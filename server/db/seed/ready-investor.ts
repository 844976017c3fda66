import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { investors } from '@server/db/schema/people';
import {
  investorContractPdf,
  keepSignedContract,
  keepTry,
  rightAnswers,
} from '@server/features/people';
import { eq } from 'drizzle-orm';

interface Investor {
  id: string;
  fullName: string;
}

/** What lets a made-up investor commit money: the risk acknowledgement and the signed contract. */
export async function readyInvestor(tx: Tx, user: Investor, brand: string, now: Date) {
  const { id: userId, fullName: name } = user;
  const evidence = { user_id: userId, factor: 'mail', ip: '127.0.0.1', user_agent: 'seed' };
  await keepTry(tx, { userId, name, answers: rightAnswers, evidence, now });
  const pdf = await investorContractPdf({ name, brand });
  await keepSignedContract(tx, { userId, name, pdf, evidence, now });
}

/** The same for every investor that is made up so far. */
export async function readyInvestors(db: Db, brand: string, now: Date): Promise<void> {
  const all = await db
    .select({ id: users.id, fullName: users.fullName })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId));
  await inTransaction(db, async (tx) => {
    for (const user of all) await readyInvestor(tx, user, brand, now);
  });
}
