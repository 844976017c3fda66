import { applyRate, toBasisPoints } from '@contract/kernel/fields/basis-points';
import type { Tx } from '@server/db/connection';
import {
  applicantUnapplied,
  custodyBank,
  fundingPool,
  incomeTaxWithheld,
  investorAvailable,
  loanCollection,
  principalDebt,
  principalRight,
  vatWithheld,
} from '@server/ledger/accounts';
import { balance, movementsOf } from '@server/ledger/balances';
import {
  commitmentsCancelled,
  committed,
  fundingClosed,
  roomOf,
} from '@server/ledger/events/commitments';
import {
  depositAssigned,
  depositUnidentified,
  repaymentReceived,
} from '@server/ledger/events/deposits';
import {
  openingFeeCharged,
  participationsOpened,
  stagePaid,
  stagePayable,
} from '@server/ledger/events/disbursement';
import { repaymentApplied, repaymentDistributed } from '@server/ledger/events/repayments';
import {
  withdrawalConfirmed,
  withdrawalRejected,
  withdrawalRequested,
} from '@server/ledger/events/withdrawals';
import type { Posted } from '@server/ledger/post';
import { recomputeBalances, verifyChain } from '@server/ledger/verify';
import { testDatabase } from '@tests/support/database';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import vectors from '../support/vectors.json';
import { context, investorWith, journal, pesos, projectAsking } from './ledger-world';

const { db } = await testDatabase();
const { reparto } = vectors;
const [ana, beto, caro] = await Promise.all([
  investorWith(db, pesos(60_000)),
  investorWith(db, pesos(30_000)),
  investorWith(db, pesos(25_000)),
]);
const projectId = await projectAsking(db, pesos(100_000));

const run = <T>(work: (tx: Tx) => Promise<T>) => db.transaction(work);
const ids = (posted: Posted | readonly Posted[]) => [posted].flat().map(({ id }) => id);

describe('a loan of 100,000 from three investors', () => {
  const [loanId, applicantId, supplierId, paymentId] = [v7(), v7(), v7(), v7()];
  const names = {
    [ana]: 'ana',
    [beto]: 'beto',
    [caro]: 'caro',
    [projectId]: 'P1',
    [loanId]: 'L1',
    [applicantId]: 'dueña',
    [supplierId]: 'instalador',
  };
  const table = (posted: Posted | readonly Posted[]) => journal(db, ids(posted), names);
  const commit = (commitmentId: string, investorId: string, amount: number) =>
    run((tx) =>
      committed(tx, { ...context, commitmentId, projectId, investorId, amount: pesos(amount) }),
    );
  const commitments = [v7(), v7(), v7()] as const;
  const receipt = {
    ...context,
    trackingKey: 'BNET01002611200001',
    naturalKey: 'a'.repeat(64),
    amount: pesos(10_000),
  };
  const components = {
    capital: pesos(7_322.77),
    interest: pesos(2_000),
    vat: pesos(320),
    late_interest: pesos(0),
    late_vat: pesos(0),
    fee: pesos(0),
  };
  const payment = { ...context, loanId, paymentId, components };
  const rate = toBasisPoints(2000);
  const rates = {
    vatWithheld: toBasisPoints(10_000),
    investorFee: toBasisPoints(0),
    feeVat: toBasisPoints(1600),
  };
  const participants = [ana, beto, caro].map((investorId) => ({ investorId, incomeTaxRate: rate }));

  it('is committed until the goal is met, and not a centavo more', async () => {
    expect(await table(await commit(commitments[0], ana, 50_000))).toMatchSnapshot();
    const regretted = v7();
    await commit(regretted, beto, 10_000);
    const cancelled = await run((tx) =>
      commitmentsCancelled(tx, { ...context, commitmentIds: [regretted] }),
    );
    expect(await table(cancelled)).toMatchSnapshot();
    await commit(commitments[1], beto, 30_000);
    await expect(commit(v7(), caro, 20_000.01)).rejects.toMatchObject({
      refusal: 'insufficient_funds',
      subject: `proyecto:${projectId}:cupo`,
    });
    await commit(commitments[2], caro, 20_000);
    expect(await run((tx) => roomOf(tx, projectId))).toBe(0);
  });

  it('is closed with all commitments or none', async () => {
    const close = (commitmentIds: readonly string[]) =>
      run((tx) => fundingClosed(tx, { ...context, projectId, commitmentIds }));
    await expect(close(commitments.slice(0, 2))).rejects.toMatchObject({
      refusal: 'amount_mismatch',
    });
    expect(await run((tx) => balance(tx, fundingPool(projectId)))).toBe(0);
    expect(await table(await close(commitments))).toMatchSnapshot();
    expect((await close(commitments)).every((posted) => posted.replayed)).toBe(true);
    await expect(
      run((tx) => commitmentsCancelled(tx, { ...context, commitmentIds: [commitments[0]] })),
    ).rejects.toMatchObject({ refusal: 'key_conflict' });
  });

  it('is paid to the installer by stages, after fee and VAT', async () => {
    const principals = [50_000, 30_000, 20_000].map(pesos);
    const opened = await run((tx) =>
      participationsOpened(tx, {
        ...context,
        loanId,
        projectId,
        participations: participants.map(({ investorId }, k) => ({
          investorId,
          principal: principals[k] ?? pesos(0),
        })),
      }),
    );
    expect(await table(opened)).toMatchSnapshot();
    const fee = { ...context, projectId, loanId, fee: pesos(3000), vat: pesos(480) };
    expect(await table(await run((tx) => openingFeeCharged(tx, fee)))).toMatchSnapshot();
    const stage = { ...context, projectId, supplierId, stage: 1, amount: pesos(96_520) };
    const paid = { ...stage, trackingKey: 'INST0001' };
    await expect(run((tx) => stagePaid(tx, paid))).rejects.toMatchObject({
      refusal: 'insufficient_funds',
    });
    expect(await table(await run((tx) => stagePayable(tx, stage)))).toMatchSnapshot();
    expect(await table(await run((tx) => stagePaid(tx, paid)))).toMatchSnapshot();
    expect(await run((tx) => balance(tx, fundingPool(projectId)))).toBe(0);
  });

  it('is repaid, and the payment distributed as the worked case has it', async () => {
    const received = await run((tx) => repaymentReceived(tx, { ...receipt, applicantId, loanId }));
    expect(await table(received)).toMatchSnapshot();
    const applied = await run((tx) => repaymentApplied(tx, { ...payment, applicantId }));
    expect(await table(applied)).toMatchSnapshot();
    const before = await Promise.all(
      participants.map(({ investorId }) => run((tx) => balance(tx, investorAvailable(investorId)))),
    );
    const distributed = await run((tx) =>
      repaymentDistributed(tx, { ...payment, participants, rates }),
    );
    expect(await table(distributed)).toMatchSnapshot();
    const read = (account: Parameters<typeof balance>[1]) => run((tx) => balance(tx, account));
    for (const [k, { investorId }] of participants.entries()) {
      const now = await read(investorAvailable(investorId));
      expect(now - (before[k] ?? 0)).toBe(reparto.neto_inversionista[k]);
      expect(applyRate(pesos((reparto.interes[k] ?? 0) / 100), rate)).toBe(reparto.isr_20pct[k]);
      const owed = (reparto.participaciones[k] ?? 0) - (reparto.capital[k] ?? 0);
      expect(await read(principalRight(loanId, investorId))).toBe(owed);
    }
    expect(await read(incomeTaxWithheld)).toBe(reparto.isr_retenido_total);
    expect(await read(vatWithheld)).toBe(reparto.iva_retenido_total);
    expect(await read(loanCollection(loanId))).toBe(0);
    expect(await read(applicantUnapplied(applicantId))).toBe(pesos(10_000 - 9_642.77));
    expect(await read(principalDebt(loanId))).toBe(pesos(92_677.23));
  });

  it('is distributed once, also when repeated, and never with other amounts or fewer investors', async () => {
    const again = await run((tx) => repaymentDistributed(tx, { ...payment, participants, rates }));
    expect(again).toHaveLength(4);
    expect(again.every((posted) => posted.replayed)).toBe(true);
    const other = {
      ...payment,
      components: { ...components, interest: pesos(1) },
      participants,
      rates,
    };
    await expect(run((tx) => repaymentDistributed(tx, other))).rejects.toMatchObject({
      refusal: 'key_conflict',
    });
    const fewer = { ...payment, paymentId: v7(), participants: participants.slice(1), rates };
    await expect(run((tx) => repaymentDistributed(tx, fewer))).rejects.toMatchObject({
      refusal: 'amount_mismatch',
    });
  });

  it('and an investor takes the money home', async () => {
    const [withdrawalId, refused] = [v7(), v7()];
    const asked = { ...context, investorId: ana, amount: pesos(4_461.39) };
    const requested = await run((tx) => withdrawalRequested(tx, { ...asked, withdrawalId }));
    expect(await table(requested)).toMatchSnapshot();
    const sent = { ...context, withdrawalId, trackingKey: 'SOLF0001' };
    expect(await table(await run((tx) => withdrawalConfirmed(tx, sent)))).toMatchSnapshot();
    await expect(
      run((tx) => withdrawalRejected(tx, { ...context, withdrawalId, reason: 'tarde' })),
    ).rejects.toMatchObject({ refusal: 'key_conflict' });

    await run((tx) => withdrawalRequested(tx, { ...asked, withdrawalId: refused }));
    const back = { ...context, withdrawalId: refused, reason: 'CLABE inexistente' };
    expect(await table(await run((tx) => withdrawalRejected(tx, back)))).toMatchSnapshot();
    expect(await run((tx) => balance(tx, investorAvailable(ana)))).toBe(pesos(10_000));
  });

  it('a statement pages through every movement once and ends on the balance', async () => {
    const account = [investorAvailable(ana)];
    const all = await run((tx) => movementsOf(tx, account, { limit: 100 }));
    const paged: typeof all = [];
    const nextPage = (last: (typeof all)[number] | undefined) =>
      run((tx) => movementsOf(tx, account, { limit: 3, ...(last ? { before: last } : {}) }));
    let page = await nextPage(undefined);
    while (page.length > 0) {
      paged.push(...page);
      page = await nextPage(paged.at(-1));
    }
    expect(paged).toEqual(all);
    expect(all.map(({ kind, amount }) => [kind, amount])).toMatchSnapshot();
    expect(all.reduce((sum, row) => sum + row.amount, 0)).toBe(pesos(10_000));
  });

  it('an unidentified deposit finds its owner once', async () => {
    const deposit = { ...receipt, naturalKey: 'b'.repeat(64), amount: pesos(750) };
    await run((tx) => depositUnidentified(tx, deposit));
    const give = (investorId: string) => run((tx) => depositAssigned(tx, deposit, { investorId }));
    expect(await table(await give(beto))).toMatchSnapshot();
    expect((await give(beto)).replayed).toBe(true);
    await expect(give(caro)).rejects.toMatchObject({ refusal: 'key_conflict' });
  });

  it('leaves books that balance, balances that add up and a chain that holds', async () => {
    expect(await run(recomputeBalances)).toEqual([]);
    expect(await run(verifyChain)).toMatchObject({ ok: true });
    expect(await run((tx) => balance(tx, custodyBank))).toBe(
      pesos(115_000 - 96_520 + 10_000 - 4_461.39 + 750),
    );
  });
});
