import type { Tx } from '@server/db/connection';
import {
  investorContractPdf,
  investorTextAt,
  keepSignedContract,
  keepTry,
  rightAnswers,
} from '@server/features/people';

interface Investor {
  id: string;
  fullName: string;
}

/** What lets a made-up investor commit money: the risk acknowledgement and the signed contract. */
export async function readyInvestor(tx: Tx, user: Investor, brand: string, now: Date) {
  const { id: userId, fullName: name } = user;
  const evidence = { user_id: userId, factor: 'mail', ip: '127.0.0.1', user_agent: 'seed' };
  await keepTry(tx, { userId, name, answers: rightAnswers, evidence, now });
  const text = await investorTextAt(tx, now);
  const pdf = await investorContractPdf({ name, brand, text });
  await keepSignedContract(tx, { userId, name, pdf, text, evidence, now });
}
