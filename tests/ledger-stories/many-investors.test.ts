import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { demoLimits } from '@server/db/connection';
import {
  applicantUnapplied,
  custodyBank,
  investorAvailable,
  principalDebt,
} from '@server/ledger/accounts';
import { balance, balances } from '@server/ledger/balances';
import { participationsOpened } from '@server/ledger/events/disbursement';
import { repaymentApplied, repaymentDistributed } from '@server/ledger/events/repayments';
import { move, post } from '@server/ledger/post';
import { verifyChain } from '@server/ledger/verify';
import { testDatabase } from '@tests/support/database';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { context, pesos } from './ledger-world';

// How many an entry may have is asked, not how long a busy machine takes for them.
const { db } = await testDatabase(demoLimits);

const MANY = 20_000;

it('a payment reaches 20,000 investors', { timeout: 180_000 }, async () => {
  const [loanId, projectId, paymentId, applicantId] = [v7(), v7(), v7(), v7()];
  const investorIds = Array.from({ length: MANY }, () => v7());
  const participations = investorIds.map((investorId) => ({ investorId, principal: pesos(5) }));
  const components = {
    capital: pesos(MANY),
    interest: pesos(MANY / 10),
    vat: toCentavos(0),
    late_interest: toCentavos(0),
    late_vat: toCentavos(0),
    fee: toCentavos(0),
  };
  await db.transaction((tx) =>
    participationsOpened(tx, { ...context, loanId, projectId, participations }),
  );
  await db.transaction(async (tx) => {
    const received = pesos(MANY * 1.1);
    const money = { ...context, kind: 'received', key: 'received' };
    await post(tx, {
      ...money,
      postings: move(custodyBank, applicantUnapplied(applicantId), received),
    });
    const payment = { ...context, loanId, paymentId, components };
    await repaymentApplied(tx, { ...payment, applicantId });
    await repaymentDistributed(tx, {
      ...payment,
      participants: investorIds.map((investorId) => ({
        investorId,
        incomeTaxRate: toBasisPoints(2000),
      })),
      rates: {
        vatWithheld: toBasisPoints(10_000),
        investorFee: toBasisPoints(0),
        feeVat: toBasisPoints(1600),
      },
    });
  });
  const held = await balances(db, investorIds.map(investorAvailable));
  expect(held.size).toBe(MANY);
  expect([...new Set(held.values())]).toEqual([pesos(1.08)]);
  expect(await balance(db, principalDebt(loanId))).toBe(pesos(MANY * 4));
  expect(await verifyChain(db)).toMatchObject({ ok: true });
});
