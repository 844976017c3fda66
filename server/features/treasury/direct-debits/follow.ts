import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { ChargeStatus } from '@contract/treasury/direct-debit-charges';
import type { CardGateway } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { loans, projects } from '@server/db/schema/credit';
import { directDebitCharges, directDebits } from '@server/db/schema/treasury-direct-debits';
import { createVault } from '@server/db/vault';
import { type Chargeable, chargeableOf, holdApplicant } from '@server/features/credit';
import { announce, bankHolidays, events } from '@server/features/platform';
import { asc, eq } from 'drizzle-orm';
import { isExpiredOn } from '../cards/rules';
import { type Charge, changeCharge, chargesOf, lockMandate, type Mandate } from './repository';
import { chargeAmount, orderDay, type PlannedCharge, planCharge } from './rules';
import { nameSource, sourceNow, whySourceGone } from './source';
import { haltMandate } from './withdraw';

/** What may still be charged by the bank. */
const atBank: readonly ChargeStatus[] = ['ordered', 'sent'];
/** What took no turn of its instalment: nothing of it went to the bank. */
const unplaced: readonly ChargeStatus[] = ['withdrawn', 'not_needed'];

interface When {
  config: Config;
  /** Null in a house that charges no cards. */
  gateway: CardGateway | null;
  now: Date;
}

/**
 * Announces the charges of mandates that come in some days and has those made whose day has come, each mandate in a
 * transaction of its own. Running it again, late or twice at once changes nothing: a charge is a row by mandate,
 * instalment and attempt, and is decided under the lock of its applicant.
 */
export async function followDirectDebits(db: Db, when: When): Promise<void> {
  const active = await db
    .select({ id: directDebits.id, applicantId: directDebits.applicantId })
    .from(directDebits)
    .where(eq(directDebits.status, 'active'))
    .orderBy(asc(directDebits.id));
  for (const mandate of active) {
    await inTransaction(db, (tx) => followMandate(tx, mandate, when));
  }
}

async function followMandate(
  tx: Tx,
  { id, applicantId }: Pick<Mandate, 'id' | 'applicantId'>,
  { config, gateway, now }: When,
): Promise<void> {
  const applicant = await holdApplicant(tx, applicantId);
  const mandate = await lockMandate(tx, id);
  if (mandate.status !== 'active') return;
  const today = dayInMexicoCity(now);
  const { loanId } = mandate;
  const charged = { kind: mandate.sourceKind, id: mandate.sourceId };
  const reading = { vault: createVault(config.appSecret), gateway, now };
  const source = await sourceNow(tx, applicantId, charged, reading);
  const halt = async (why: Parameters<typeof haltMandate>[1]['why']) => {
    const folio = await folioOf(tx, loanId);
    await haltMandate(tx, { mandate, why, applicant, folio, today, config });
  };
  if (source?.mark !== mandate.sourceMark) return halt(await whySourceGone(tx, mandate, now));
  const credit = await owedOf(tx, mandate, today);
  const closed = await bankHolidays(tx, today);
  let charges = await chargesOf(tx, [loanId]);
  for (const charge of ownOf(charges, mandate)) {
    if (charge.status !== 'announced' || turnOf(charge, closed) > today) continue;
    await order(tx, { mandate, charge, credit, charges, today });
    // The next one takes what this one leaves.
    charges = await chargesOf(tx, [loanId]);
  }
  const plan = planOf(credit, mandate, charges, { today, closed });
  if (plan && plan.tellOn <= today) {
    // It is told before, so that another is chosen in time.
    if (source.expires && isExpiredOn(source.expires, plan.chargeOn)) return halt('card_expired');
    await tell(tx, { mandate, plan, credit, charges, userId: applicant.userId, config, now });
  }
}

/** What a mandate's credit owes; nothing once it is not being repaid. */
export async function owedOf(
  tx: Db | Tx,
  { applicantId, loanId }: Pick<Mandate, 'applicantId' | 'loanId'>,
  today: Day,
): Promise<Chargeable> {
  const found = (await chargeableOf(tx, applicantId, today)).find((each) => each.loanId === loanId);
  const none = { loanId, folio: '', waits: true, due: toCentavos(0), rows: [] };
  return found ?? none;
}

/** The charge of a mandate that comes next and has no row yet. */
export const planOf = (
  credit: Chargeable,
  mandate: Pick<Mandate, 'id' | 'day'>,
  charges: readonly Charge[],
  { today, closed }: { today: Day; closed: readonly Day[] },
): PlannedCharge | null =>
  planCharge(
    credit.rows,
    new Set(
      ownOf(charges, mandate)
        .filter(({ status }) => !unplaced.includes(status))
        .map(({ dueOn }) => dueOn),
    ),
    { day: mandate.day, waits: credit.waits, closed },
    today,
  );

const ownOf = (charges: readonly Charge[], { id }: Pick<Mandate, 'id'>) =>
  charges.filter(({ directDebitId }) => directDebitId === id);

/** What a charge for an instalment takes today, beside the other charges of the credit. */
export const amountOf = (
  credit: Chargeable,
  charges: readonly Charge[],
  { id, dueOn, most }: { id: string | null; dueOn: Day; most: Centavos },
) =>
  chargeAmount(credit, {
    dueOn,
    most,
    atBank: charges
      .filter((each) => each.id !== id && atBank.includes(each.status))
      .map((each) => ({ dueOn: each.dueOn, amount: each.amountCents })),
  });

interface Deciding {
  mandate: Mandate;
  charge: Charge;
  credit: Chargeable;
  charges: readonly Charge[];
  today: Day;
}

/** What a charge takes now, never more than was announced; one that is not needed any more is over. */
export async function decide(
  tx: Tx,
  { mandate, charge, credit, charges, today }: Deciding,
): Promise<Centavos | null> {
  const { id, dueOn, amountCents } = charge;
  const { amount } = amountOf(credit, charges, { id, dueOn, most: mandate.mostCents });
  if (amount > 0) return toCentavos(Math.min(amount, amountCents));
  await changeCharge(tx, id, { status: 'not_needed', settledOn: today });
  return null;
}

/**
 * Has a charge made that is due: one to an account waits for the next file for the bank; one to a card is the gateway's
 * from here on, and `chargeSentCards` asks for it once this stands.
 */
async function order(tx: Tx, deciding: Deciding) {
  const amount = await decide(tx, deciding);
  if (amount === null) return;
  const { charge, today } = deciding;
  const { id, chargeOn } = charge;
  await changeCharge(
    tx,
    id,
    charge.sourceKind === 'card'
      ? { status: 'sent', amountCents: amount, chargeOn: chargeOn < today ? today : chargeOn }
      : { status: 'ordered', amountCents: amount },
  );
}

/** From when a charge is ordered: a card is charged on the day itself, an account by a file of the day before. */
const turnOf = ({ sourceKind, chargeOn }: Charge, closed: readonly Day[]): Day =>
  sourceKind === 'card' ? chargeOn : orderDay(chargeOn, closed);

interface Telling {
  mandate: Mandate;
  plan: PlannedCharge;
  credit: Chargeable;
  charges: readonly Charge[];
  userId: string;
  config: Config;
  now: Date;
}

async function tell(
  tx: Tx,
  { mandate, plan, credit, charges, userId, config, now }: Telling,
): Promise<void> {
  const { n, dueOn, chargeOn } = plan;
  const { amount, rest } = amountOf(credit, charges, { id: null, dueOn, most: mandate.mostCents });
  // What we hold of theirs, or what is at the bank already, pays it.
  if (amount === 0) return;
  const fresh = await tx
    .insert(directDebitCharges)
    .values({
      ...ofMandate(mandate),
      n,
      attempt: 1,
      dueOn,
      chargeOn,
      amountCents: amount,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: directDebitCharges.id });
  if (fresh.length === 0) return;
  const { folio } = credit;
  const source = nameSource(mandate);
  const facts = { folio, n, chargeOn, amount, rest, source };
  await announce(tx, config, userId, events.directDebitComing, facts);
}

/** What a charge has of its mandate. */
export const ofMandate = (mandate: Mandate) => ({
  directDebitId: mandate.id,
  applicantId: mandate.applicantId,
  loanId: mandate.loanId,
  status: 'announced' as const,
  sourceKind: mandate.sourceKind,
  sourceMark: mandate.sourceMark,
  sourceLast4: mandate.sourceLast4,
  sourceBank: mandate.sourceBank,
});

/** The folio by which people know a credit. */
export async function folioOf(tx: Db | Tx, loanId: string): Promise<string> {
  const [row] = await tx
    .select({ folio: projects.folio })
    .from(loans)
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .where(eq(loans.id, loanId));
  if (!row) throw new Error('the credit is gone');
  return row.folio;
}
