import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { loanInstalments, payments, stages } from '@server/db/schema/credit';
import { commitments, opportunities } from '@server/db/schema/funding';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import {
  applyPayment,
  dueDays,
  openingFeeOf,
  paymentRatesOn,
  saveShares,
  totalsByComponent,
} from '@server/features/credit';
import { openParticipations } from '@server/features/funding';
import { naturalKeyOf, sealAccounts } from '@server/features/treasury';
import { entriesByKey } from '@server/ledger/entries';
import { committed, fundingClosed, fundingOpened } from '@server/ledger/events/commitments';
import { depositIdentified, repaymentReceived } from '@server/ledger/events/deposits';
import {
  openingFeeCharged,
  participationsOpened,
  stagePayable,
} from '@server/ledger/events/disbursement';
import {
  keysOfPayment,
  repaymentApplied,
  repaymentDistributed,
} from '@server/ledger/events/repayments';
import { sharesIn } from '@server/ledger/events/shares';
import { insertMany } from './bulk';
import type { Dice } from './random';
import type { ScalePerson } from './scale-people';
import type { Granted } from './scale-projects';

const DAY_MS = 86_400_000;
const SENDER = '012180026050783858';
const ACTOR = 'demo';
/** What each investor brings, in centavos. */
const DEPOSIT = toCentavos(500_000_000);
/** Parts of a goal that its three investors take, in percent; the last one takes what is left. */
const PARTS = [50, 30] as const;

interface Cast {
  vault: Vault;
  investors: readonly ScalePerson[];
  staffId: string;
  now: Date;
}

/** A line of the bank's statement that was recognised. */
async function bankLine(
  tx: Tx,
  dice: Dice,
  vault: Vault,
  line: {
    kind: 'investor' | 'applicant';
    person: ScalePerson;
    amount: Centavos;
    on: Day;
    trackingKey: string;
  },
) {
  const { kind, person, amount, on, trackingKey } = line;
  const createdAt = new Date(`${on}T18:00:00Z`);
  const id = dice.id(createdAt);
  const naturalKey = naturalKeyOf(vault, {
    tracking_key: trackingKey,
    occurred_on: on,
    amount_cents: amount,
    sender_clabe: SENDER,
  });
  await tx.insert(bankMovements).values({
    id,
    direction: 'in',
    trackingKey,
    occurredOn: on,
    amountCents: amount,
    ...sealAccounts(vault, id, SENDER, person.clabe),
    naturalKey,
    senderName: person.name,
    concept: kind === 'investor' ? 'Abono' : 'Mensualidad',
    status: 'matched',
    matchedKind: kind,
    matchedId: person.id,
    source: 'file',
    createdAt,
  });
  return { id, deposit: { naturalKey, trackingKey, amount, occurredOn: on, actor: ACTOR } };
}

/** The investors' money arrives. */
export async function depositAll(tx: Tx, dice: Dice, { vault, investors, now }: Cast) {
  const on = dayInMexicoCity(new Date(now.getTime() - 300 * DAY_MS));
  for (const person of investors) {
    const trackingKey = `ESCALA${person.clabe.slice(6)}`;
    const { deposit } = await bankLine(tx, dice, vault, {
      kind: 'investor',
      person,
      amount: DEPOSIT,
      on,
      trackingKey,
    });
    await depositIdentified(tx, { ...deposit, investorId: person.id });
  }
}

/** Publishes a credit and gathers commitments: part of the goal, or all of it when it is being repaid. */
export async function fund(tx: Tx, dice: Dice, granted: Granted, cast: Cast) {
  const { project, loan } = granted;
  const isFunded = project.status === 'repaying';
  const at = new Date(project.statusChangedAt.getTime() + DAY_MS);
  const context = { occurredOn: dayInMexicoCity(at), actor: ACTOR };
  const goal = loan.principalCents;
  const first = dice.next(cast.investors.length);
  const some = PARTS.map((percent) => toCentavos(Math.floor((goal * percent) / 100)));
  const amounts = isFunded ? [...some, toCentavos(goal - sumCents(some))] : some.slice(1);
  const opportunityId = dice.id(at);
  await fundingOpened(tx, { ...context, projectId: project.id, goal });
  const taken = [];
  for (const [k, amount] of amounts.entries()) {
    const investor = cast.investors[(first + k) % cast.investors.length];
    if (!investor) throw new Error('there is no investor');
    const id = dice.id(at);
    const projectId = project.id;
    const event = { ...context, commitmentId: id, projectId, investorId: investor.id, amount };
    await committed(tx, event);
    taken.push({ id, investorId: investor.id, amountCents: amount });
  }
  await tx.insert(opportunities).values({
    id: opportunityId,
    loanId: loan.id,
    status: isFunded ? 'delivered' : 'open',
    goalCents: goal,
    committedCents: sumCents(amounts),
    closesAt: new Date(isFunded ? at.getTime() + 20 * DAY_MS : cast.now.getTime() + 20 * DAY_MS),
    publishedAt: at,
    publishedBy: cast.staffId,
    closedAt: isFunded ? new Date(at.getTime() + 10 * DAY_MS) : null,
  });
  await insertMany(
    tx,
    commitments,
    taken.map((one) => ({
      ...one,
      opportunityId,
      status: isFunded ? ('active' as const) : ('reserved' as const),
      createdAt: at,
    })),
  );
  return taken.sort((a, b) => (a.id < b.id ? -1 : 1));
}

type Taken = Awaited<ReturnType<typeof fund>>;

/** Delivers a funded credit and receives the instalments that have fallen due. */
export async function repay(tx: Tx, dice: Dice, granted: Granted, taken: Taken, cast: Cast) {
  const { project, loan, terms, disbursedOn: on } = granted;
  const context = { occurredOn: on, actor: ACTOR };
  const ids = { projectId: project.id, loanId: loan.id };
  const { fee, vat, received } = openingFeeOf(terms);
  await fundingClosed(tx, {
    ...context,
    projectId: project.id,
    commitmentIds: taken.map((c) => c.id),
  });
  const participations = await openParticipations(tx, { loanId: loan.id, commitments: taken, on });
  await participationsOpened(tx, { ...context, ...ids, participations });
  const held = participations.map(({ id, investorId }) => ({ participationId: id, investorId }));
  await openingFeeCharged(tx, { ...context, ...ids, fee, vat });
  const stage = {
    projectId: project.id,
    supplierId: project.supplierId,
    stage: 1,
    amount: received,
  };
  await stagePayable(tx, { ...context, ...stage });
  const approvedAt = new Date(`${on}T18:00:00Z`);
  await tx.insert(stages).values({
    projectId: project.id,
    n: 1,
    name: 'Instalación terminada',
    amountCents: received,
    status: 'payable',
    approvedBy: cast.staffId,
    approvedAt,
  });
  const days = dueDays(on, loan.termMonths);
  const today = dayInMexicoCity(cast.now);
  // One in ten has let the last one pass.
  const paid = Math.max(
    0,
    days.filter((day) => day < today).length - (dice.next(10) === 0 ? 1 : 0),
  );
  const zero = toCentavos(0);
  await insertMany(
    tx,
    loanInstalments,
    granted.rows.map((row, k) => ({
      id: dice.id(approvedAt),
      loanId: loan.id,
      n: row.n,
      dueOn: days[k] ?? today,
      capitalCents: row.capital,
      interestCents: row.interest,
      vatCents: row.vat,
      balanceCents: row.balance,
      capitalPaidCents: k < paid ? row.capital : zero,
      interestPaidCents: k < paid ? row.interest : zero,
      vatPaidCents: k < paid ? row.vat : zero,
      lateInterestCents: zero,
      lateVatCents: zero,
      lateInterestPaidCents: zero,
      lateVatPaidCents: zero,
      paidOn: k < paid ? (days[k] ?? null) : null,
    })),
  );
  for (const [k, row] of granted.rows.slice(0, paid).entries()) {
    await receive(tx, dice, granted, held, { row, on: days[k] ?? today, vault: cast.vault });
  }
}

/** One instalment, paid on its day: received, applied by the waterfall, distributed. */
async function receive(
  tx: Tx,
  dice: Dice,
  { applicant, loan }: Granted,
  held: readonly { participationId: string; investorId: string }[],
  { row, on, vault }: { row: Granted['rows'][number]; on: Day; vault: Vault },
) {
  const trackingKey = `ESCALA${loan.id.slice(-12).toUpperCase()}${row.n}`;
  const line = {
    kind: 'applicant' as const,
    person: applicant,
    amount: row.total,
    on,
    trackingKey,
  };
  const { id: bankMovementId, deposit } = await bankLine(tx, dice, vault, line);
  await repaymentReceived(tx, { ...deposit, applicantId: applicant.id, loanId: loan.id });
  const zero = toCentavos(0);
  const { capital, interest, vat } = row;
  const owed = { capital, interest, vat, late_interest: zero, late_vat: zero, fee: zero };
  const { rows: applied } = applyPayment(row.total, [{ n: row.n, owed }], loan.waterfallOrder);
  const createdAt = new Date(`${on}T18:00:00Z`);
  const paymentId = dice.id(createdAt);
  await tx.insert(payments).values({
    id: paymentId,
    loanId: loan.id,
    bankMovementId,
    receivedOn: on,
    amountCents: row.total,
    applied,
    createdAt,
  });
  const event = {
    occurredOn: on,
    actor: ACTOR,
    loanId: loan.id,
    paymentId,
    components: totalsByComponent(applied),
  };
  await repaymentApplied(tx, { ...event, applicantId: applicant.id });
  const rules = await paymentRatesOn(tx, on);
  const incomeTaxRate = rules.incomeTaxOf(1);
  const participants = held.map(({ investorId }) => ({ investorId, incomeTaxRate }));
  const rates = rules.ratesWith(toBasisPoints(0));
  await repaymentDistributed(tx, { ...event, participants, rates });
  const entries = await entriesByKey(tx, keysOfPayment(paymentId));
  await saveShares(tx, sharesIn([...entries.values()]), held);
}
