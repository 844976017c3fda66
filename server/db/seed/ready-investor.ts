import { personKind } from '@contract/kernel/fields/person-type';
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
  personType: number;
}

/** What lets a made-up investor commit money: the risk acknowledgement and the signed contract. */
export async function readyInvestor(tx: Tx, user: Investor, brand: string, now: Date) {
  const { id: userId, fullName: name, personType } = user;
  const evidence = { user_id: userId, factor: 'mail', ip: '127.0.0.1', user_agent: 'seed' };
  await keepTry(tx, { userId, name, answers: rightAnswers, evidence, now });
  const party = { kind: personKind(personType), name, representative: null };
  const text = await investorTextAt(tx, party.kind, now);
  const pdf = await investorContractPdf({ party, brand, text });
  await keepSignedContract(tx, { userId, party, pdf, text, evidence, now });
}
