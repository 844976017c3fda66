import { normaliseTrackingKey } from '@contract/kernel/fields/tracking-key';
import { href } from '@contract/kernel/screens';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { bankMovements as contract } from '@contract/treasury/bank-movements';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects, stages } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { bankMovements, payouts, withdrawals } from '@server/db/schema/treasury';
import { contains } from '@server/db/search-text';
import type { Vault } from '@server/db/vault';
import { accountMark } from '@server/features/people';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq, inArray, or, type SQL } from 'drizzle-orm';
import { receiverOf, senderOf } from './line-keys';
import type { BankMovement } from './receive';

export async function listMovements(db: Db, vault: Vault, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: bankMovements,
    id: bankMovements.id,
    select: db.select().from(bankMovements),
    own: (row) => row,
    filters: {
      status: bankMovements.status,
      direction: bankMovements.direction,
      q: (typed) => matches(typed, vault),
    },
    sorts: {
      occurred_on: bankMovements.occurredOn,
      created_at: bankMovements.id,
      amount_cents: bankMovements.amountCents,
    },
    // As on a statement: by the bank's day, and within one as they were told.
    defaultSort: '-occurred_on',
  });
  return { ...page, items: await describeAll(db, vault, page.items) };
}

/** Tracking key, account or name of the sender. */
function matches(typed: string, vault: Vault): SQL | undefined {
  const account = accountMark(vault, typed);
  return or(
    eq(bankMovements.trackingKey, normaliseTrackingKey(typed)),
    eq(bankMovements.senderMark, account),
    eq(bankMovements.receiverMark, account),
    contains(bankMovements.senderName, typed),
  );
}

export async function findMovement(db: Db | Tx, id: string) {
  const [row] = await db.select().from(bankMovements).where(eq(bankMovements.id, id));
  if (!row) throw notFound();
  return row;
}

/** The movement, locked until the transaction ends: it is assigned once. */
export async function lockMovement(tx: Tx, id: string): Promise<BankMovement> {
  const [row] = await tx.select().from(bankMovements).where(eq(bankMovements.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** What became of a movement. */
export async function mark(tx: Tx, movement: BankMovement, change: Partial<BankMovement>) {
  const [changed] = await tx
    .update(bankMovements)
    .set(change)
    .where(eq(bankMovements.id, movement.id))
    .returning();
  if (!changed) throw new Error('the movement is gone');
  return changed;
}

export async function describeMovement(db: Db | Tx, vault: Vault, row: BankMovement) {
  const [described] = await describeAll(db, vault, [row]);
  if (!described) throw notFound();
  return described;
}

async function describeAll(db: Db | Tx, vault: Vault, rows: BankMovement[]) {
  const owners = await ownersOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    direction: row.direction,
    tracking_key: row.trackingKey,
    occurred_on: row.occurredOn,
    amount_cents: row.amountCents,
    sender_last4: senderOf(vault, row).slice(-4),
    sender_name: row.senderName,
    receiver_last4: receiverOf(vault, row).slice(-4),
    concept: row.concept,
    status: row.status,
    source: row.source,
    third_party: row.thirdParty,
    matched:
      row.matchedKind === 'company'
        ? {
            kind: row.matchedKind,
            id: '',
            name: t(treasuryWords.bankMovements.repository.theCompany),
            to: null,
          }
        : row.matchedKind && row.matchedId
          ? {
              kind: row.matchedKind,
              id: row.matchedId,
              name:
                row.matchedKind === 'charge'
                  ? chargeText(row)
                  : (owners.get(row.matchedId)?.name ?? ''),
              to: owners.get(row.matchedId)?.to ?? null,
            }
          : null,
    created_at: row.createdAt.toISOString(),
  }));
}

/** Which line of a charge without an order this is: the charge, or its return. */
export function chargeText({ direction, status }: Pick<BankMovement, 'direction' | 'status'>) {
  if (direction === 'in') return t(treasuryWords.bankMovements.unordered.isReturn);
  return status === 'held'
    ? t(treasuryWords.bankMovements.unordered.mayBeBack)
    : t(treasuryWords.bankMovements.unordered.isBack);
}

interface Owner {
  name: string;
  /** Where staff see them, as a path of the portal; null of who has no page. */
  to: string | null;
}

const investorPage = (investorId: string) => href('investorShow', { investorId });
const applicantPage = (applicantId: string) => href('applicantShow', { applicantId });
const supplierPage = (supplierId: string) => href('supplierShow', { supplierId });

/** Those that lines of the bank are matched with, by the ids of what they are matched with. */
export async function ownersOf(db: Db | Tx, rows: BankMovement[]): Promise<Map<string, Owner>> {
  const idsOf = (kind: BankMovement['matchedKind']) =>
    rows.flatMap((row) => (row.matchedKind === kind && row.matchedId ? [row.matchedId] : []));
  const ofInvestors = await db
    .select({ id: investors.id, name: users.fullName })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId))
    .where(inArray(investors.id, idsOf('investor')));
  const ofApplicants = await db
    .select({ id: applicants.id, name: users.fullName })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(inArray(applicants.id, idsOf('applicant')));
  const ofWithdrawals = await db
    .select({ id: withdrawals.id, name: withdrawals.holder, investorId: withdrawals.investorId })
    .from(withdrawals)
    .where(inArray(withdrawals.id, idsOf('withdrawal')));
  const ofPayouts = await db
    .select({ id: payouts.id, name: payouts.beneficiary, applicantId: payouts.applicantId })
    .from(payouts)
    .where(inArray(payouts.id, idsOf('payout')));
  const ofStages = await db
    .select({ id: stages.id, name: suppliers.name, supplierId: suppliers.id })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .innerJoin(suppliers, eq(suppliers.id, projects.supplierId))
    .where(inArray(stages.id, idsOf('stage')));
  const ofDeposits = await db
    .select({ id: bankMovements.id, name: bankMovements.senderName })
    .from(bankMovements)
    .where(inArray(bankMovements.id, idsOf('deposit')));
  const found = [
    ...ofInvestors.map((row) => ({ ...row, to: investorPage(row.id) })),
    ...ofApplicants.map((row) => ({ ...row, to: applicantPage(row.id) })),
    ...ofWithdrawals.map((row) => ({ ...row, to: investorPage(row.investorId) })),
    ...ofPayouts.map((row) => ({ ...row, to: row.applicantId && applicantPage(row.applicantId) })),
    ...ofStages.map((row) => ({ ...row, to: supplierPage(row.supplierId) })),
    // The sender's name is no account's.
    ...ofDeposits.map((row) => ({ ...row, to: null })),
  ];
  return new Map(found.map(({ id, name, to }) => [id, { name, to }]));
}
