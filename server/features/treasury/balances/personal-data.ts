import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Key } from '@contract/kernel/words';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Db, Tx } from '@server/db/connection';
import { projects, stages } from '@server/db/schema/credit';
import { bankMovements, payouts, withdrawals } from '@server/db/schema/treasury';
import { directDebitCharges, directDebits } from '@server/db/schema/treasury-direct-debits';
import { t } from '@server/i18n';
import {
  type Account,
  applicantUnapplied,
  investorAvailable,
  investorDebt,
  investorInTransit,
  investorReserved,
} from '@server/ledger/accounts';
import { balances, hasAccounts, movementsOf } from '@server/ledger/balances';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AccountRecords, PersonalData } from '../../personal-data';
import { endMandates } from '../direct-debits/withdraw';
import { describeRow } from '../movements/rules';

/** The accounts that hold a person's own money, by what the copy of their data names after them. */
const cashByName = ({ investorId, applicantId }: AccountRecords): [string, Account][] => [
  ...(investorId
    ? ([
        ['available', investorAvailable(investorId)],
        ['reserved', investorReserved(investorId)],
        ['in_transit', investorInTransit(investorId)],
        ['debt', investorDebt(investorId)],
      ] satisfies [string, Account][])
    : []),
  ...(applicantId
    ? ([['credit_balance', applicantUnapplied(applicantId)]] satisfies [string, Account][])
    : []),
];

const cashOf = (records: AccountRecords) => cashByName(records).map(([, account]) => account);

/** Rows of the ledger that are read at a time. */
const PAGE = 500;

async function allMovements(db: Db, accounts: readonly Account[]) {
  const rows: Awaited<ReturnType<typeof movementsOf>> = [];
  for (;;) {
    const last = rows.at(-1);
    const page = await movementsOf(db, accounts, { limit: PAGE, ...(last && { before: last }) });
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

/** A person's money, what moved it, and what they withdrew; the law keeps it. */
export const moneyData: PersonalData = {
  async collect(db, account) {
    const { investorId } = account;
    const cash = cashByName(account);
    const moved = await allMovements(db, cashOf(account));
    const nameOf = (code: string) => cash.find(([, { code: own }]) => own === code)?.[0];
    const asked = investorId
      ? await db
          .select()
          .from(withdrawals)
          .where(eq(withdrawals.investorId, investorId))
          .orderBy(asc(withdrawals.id))
      : [];
    const owners = [account.investorId, account.applicantId].flatMap((id) => id ?? []);
    const lines = await db
      .select()
      .from(bankMovements)
      .where(and(inArray(bankMovements.matchedId, owners), eq(bankMovements.direction, 'in')))
      .orderBy(asc(bankMovements.id));
    const returned = account.applicantId
      ? await db
          .select()
          .from(payouts)
          .where(eq(payouts.applicantId, account.applicantId))
          .orderBy(asc(payouts.id))
      : [];
    return {
      deposits: lines.map((line) => ({
        occurred_on: line.occurredOn,
        amount_cents: line.amountCents,
        tracking_key: line.trackingKey,
        sender: line.senderName,
        concept: line.concept,
        status: line.status,
      })),
      credit_balance_returns: returned.map(({ amountCents, status, clabeLast4, createdAt }) => ({
        amount_cents: amountCents,
        status,
        clabe_last4: clabeLast4,
        created_at: createdAt,
      })),
      ...(await debitsOf(db, account)),
      movements: moved.map(({ kind, concept, account: code, occurredOn, postedAt, amount }) => ({
        kind: describeRow(kind, concept).label,
        account: nameOf(code),
        occurred_on: occurredOn,
        posted_at: postedAt,
        amount_cents: amount,
      })),
      withdrawals: asked.map(({ folio, amountCents, status, clabeLast4, createdAt }) => ({
        folio,
        amount_cents: amountCents,
        status,
        clabe_last4: clabeLast4,
        created_at: createdAt,
      })),
    };
  },

  async holds(db, account) {
    const held = await balances(db, cashOf(account));
    const amount = toCentavos([...held.values()].reduce<number>((sum, cents) => sum + cents, 0));
    const some = [...held.values()].some((cents) => cents !== 0);
    const coming = account.applicantId ? await payoutsTo(db, account.applicantId) : 0;
    const owed = account.supplierId ? await unpaidStages(db, account.supplierId) : 0;
    return [
      ...(some ? [t(treasuryWords.closing.money, { amount })] : []),
      ...(coming > 0 ? [t(treasuryWords.closing.payouts, { count: coming })] : []),
      ...(owed > 0 ? [t(treasuryWords.closing.stages, { count: owed })] : []),
    ];
  },

  hangs: moneyEver,

  async erase(tx, { applicantId }, now) {
    if (applicantId) await endMandates(tx, applicantId, now);
  },
};

/** What a person authorised to be charged, and what was; the account or card by its end alone. */
async function debitsOf(db: Db, { applicantId }: AccountRecords) {
  if (!applicantId) return { direct_debits: [], direct_debit_charges: [] };
  const mandates = await db
    .select()
    .from(directDebits)
    .where(eq(directDebits.applicantId, applicantId))
    .orderBy(asc(directDebits.id));
  const charges = await db
    .select()
    .from(directDebitCharges)
    .where(eq(directDebitCharges.applicantId, applicantId))
    .orderBy(asc(directDebitCharges.id));
  return {
    direct_debits: mandates.map((row) => ({
      folio: row.folio,
      status: row.status,
      ...last4Of(row),
      charge_day: row.day,
      most_cents: row.mostCents,
      agreed_at: row.agreedAt,
      ended_at: row.endedAt,
    })),
    direct_debit_charges: charges.map((row) => ({
      reference: row.reference,
      charge_on: row.chargeOn,
      amount_cents: row.amountCents,
      status: row.status,
      reason: row.reason,
      ...last4Of(row),
    })),
  };
}

const last4Of = ({
  sourceKind,
  sourceLast4,
}: Pick<typeof directDebits.$inferSelect, 'sourceKind' | 'sourceLast4'>) =>
  sourceKind === 'card' ? { card_last4: sourceLast4 } : { clabe_last4: sourceLast4 };

/** What moved of the money of a record, with the accounts that it opened in the ledger. */
async function moneyEver(db: Db | Tx, { investorId, applicantId, supplierId }: AccountRecords) {
  const words = treasuryWords.hangs;
  const owners = [investorId, applicantId].flatMap((id) => id ?? []);
  const found: Key[] = [];
  if ((await db.$count(bankMovements, inArray(bankMovements.matchedId, owners))) > 0) {
    found.push(words.deposits);
  }
  if (investorId && (await db.$count(withdrawals, eq(withdrawals.investorId, investorId))) > 0) {
    found.push(words.withdrawals);
  }
  if (applicantId && (await db.$count(payouts, eq(payouts.applicantId, applicantId))) > 0) {
    found.push(words.returns);
  }
  const id = investorId ?? applicantId ?? supplierId;
  if (id && (await hasAccounts(db, id))) found.push(words.accounts);
  return found.map((word) => t(word));
}

/** Returns to an applicant that the bank has not confirmed. */
const payoutsTo = (db: Db | Tx, applicantId: string) =>
  db.$count(
    payouts,
    and(eq(payouts.applicantId, applicantId), inArray(payouts.status, ['ordered', 'sent'])),
  );

/** Approved stages of an installer that have not been paid. */
async function unpaidStages(db: Db | Tx, supplierId: string): Promise<number> {
  const rows = await db
    .select({ id: stages.id })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .where(and(eq(projects.supplierId, supplierId), eq(stages.status, 'payable')));
  return rows.length;
}
