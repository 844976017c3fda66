import { addBusinessDays, businessDayBefore } from '@contract/kernel/fields/business-day';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { bankOf } from '@contract/kernel/fields/clabe';
import { addDays, type Day, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { cardBrandName } from '@contract/locales/es-MX/treasury/card-names';
import type { CardBrand } from '@contract/treasury/cards';
import { LAST_DAY, NOTICE_DAYS } from '@contract/treasury/direct-debits';
import { accountMark, clabePlace } from '@server/features/people';
import { chargeClabePlace, chosenDay } from '@server/features/treasury';
import { t } from '@server/i18n';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Db, inTransaction, type Tx } from '../connection';
import { bankAccounts } from '../schema/people';
import { cardCharges } from '../schema/treasury-cards';
import {
  directDebitCharges,
  directDebitFiles,
  directDebits,
} from '../schema/treasury-direct-debits';
import type { Vault } from '../vault';
import { LUCIA_CLABE } from './demo-acts';
import { lucia, staff } from './demo-cast';

const LUCIA_AGREED = 60;
const OTHER_AGREED = 45;
/** The account of another applicant, who is charged these days. */
const OTHER_CLABE = '014180655012345674';
/** Days of work of the banks are not looked up here: those of each year are enough. */
const closed: readonly Day[] = [];

type Charge = typeof directDebitCharges.$inferInsert;

interface Debtor {
  applicantId: string;
  loanId: string;
  holder: string;
  staffId: string;
  /** Instalments in their order: day, what was asked, and the line that paid it. */
  instalments: { n: number; due_on: string; cents: number; paid: boolean }[];
  /** The card that they pay by. */
  card: { id: string; last4: string; brand: CardBrand } | null;
  /** The newest line of the bank that paid the loan. */
  line: { id: string; occurred_on: string; cents: number } | null;
}

/**
 * Lucía's credit is charged to her account, which failed once; and the next instalment of another applicant is at the
 * bank, for staff to say what became of it.
 */
export function addDirectDebits(db: Db, vault: Vault, today: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const on = dayInMexicoCity(today);
    const [mine] = await debtors(tx, sql`u.email = ${lucia.email}`);
    const [other] = await debtors(
      tx,
      sql`u.email <> ${lucia.email}
        and not exists (select from bank_accounts b where b.owner_id = a.id)
        and not exists (select from loan_instalments i where i.loan_id = l.id
          and i.paid_on is null and i.due_on < ${addDays(on, 2)})`,
    );
    if (!mine || !other) throw new Error('Demo: nobody repays a credit');
    const made = [hers(mine, on), theirs(other, on)];
    await tx.insert(bankAccounts).values(
      made.map(({ debtor, clabe }) => ({
        ownerId: debtor.applicantId,
        clabe: vault.seal(clabe, clabePlace(debtor.applicantId)),
        mark: accountMark(vault, clabe),
        holder: debtor.holder,
        changedAt: instant(addDays(on, -LUCIA_AGREED - 1)),
      })),
    );
    const files = made.flatMap(({ fileDays }) => fileDays);
    await tx
      .insert(directDebitFiles)
      .values(
        files.map(({ id, day }) => ({ id, createdBy: mine.staffId, createdAt: instant(day) })),
      );
    await tx.insert(directDebits).values(
      made.map(({ id, debtor, clabe, day, most, begunOn, agreedOn }) => ({
        id,
        applicantId: debtor.applicantId,
        loanId: debtor.loanId,
        status: 'active' as const,
        sourceKind: 'clabe' as const,
        sourceId: debtor.applicantId,
        ...accountOf(vault, clabe),
        sourceHolder: debtor.holder,
        day,
        mostCents: toCentavos(most),
        agreedAt: instant(agreedOn),
        createdAt: instant(begunOn),
      })),
    );
    const kept = await tx
      .insert(directDebitCharges)
      .values(
        made.flatMap(({ id, debtor, clabe, charges }) =>
          charges.map(({ card, ...charge }) => {
            const chargeId = v7();
            return {
              ...charge,
              id: chargeId,
              directDebitId: id,
              applicantId: debtor.applicantId,
              loanId: debtor.loanId,
              ...accountOf(vault, clabe),
              ...card,
              clabe: charge.fileId ? vault.seal(clabe, chargeClabePlace(chargeId)) : null,
              createdAt: instant(addDays(charge.chargeOn, -NOTICE_DAYS)),
            };
          }),
        ),
      )
      .returning();
    await tx.insert(cardCharges).values(
      kept
        .filter(({ sourceKind }) => sourceKind === 'card')
        .map(({ sourceMark: cardId, reference, amountCents, chargeOn }) => ({
          ...{
            cardId,
            reference,
            amountCents,
            state: 'declined' as const,
            reason: 'funds' as const,
          },
          askedAt: instant(chargeOn),
          settledAt: instant(chargeOn),
        })),
    );
  });
}

const instant = (day: Day) => new Date(`${day}T16:00:00Z`);

const accountOf = (vault: Vault, clabe: string) => ({
  sourceMark: accountMark(vault, clabe),
  sourceLast4: clabe.slice(-4),
  sourceBank: bankOf(clabe),
});

type OwnCharge = Pick<
  Charge,
  'n' | 'attempt' | 'status' | 'reason' | 'fileId' | 'bankMovementId'
> & {
  /** Where it was to a card and not to the account. */
  card?: Pick<Charge, 'sourceKind' | 'sourceMark' | 'sourceLast4' | 'sourceBank'>;
  dueOn: Day;
  chargeOn: Day;
  amountCents: ReturnType<typeof toCentavos>;
  settledOn: Day | null;
};

const dayOfMonth = (day: string) => Math.min(Number(day.slice(8)), LAST_DAY);

/**
 * By Lucía: the second instalment failed on her card and was paid by transfer, the third was collected from the account
 * that she chose then.
 */
function hers(debtor: Debtor, today: Day) {
  const [second, third] = [debtor.instalments[1], debtor.instalments[2]];
  const { line, card } = debtor;
  if (!second || !third || !line || !card)
    throw new Error('Demo: Lucía paid three instalments, and has a card');
  const day = dayOfMonth(second.due_on);
  const chargeDay = (due: string) => chosenDay(toDay(due), { day, waits: true, closed });
  const last = v7();
  const failedOn = chargeDay(second.due_on);
  const retryOn = addBusinessDays(failedOn, 3);
  const collectedFor = chargeDay(third.due_on);
  const due = toDay(second.due_on);
  const failed = { n: 2, dueOn: due, amountCents: toCentavos(second.cents) };
  const charges: OwnCharge[] = [
    {
      ...failed,
      ...{ attempt: 1, status: 'failed', reason: 'insufficient_funds' },
      card: {
        sourceKind: 'card',
        sourceMark: card.id,
        sourceLast4: card.last4,
        sourceBank: t(cardBrandName[card.brand]),
      },
      chargeOn: failedOn,
      settledOn: failedOn,
    },
    {
      ...failed,
      ...{ attempt: 2, status: 'not_needed' },
      chargeOn: retryOn,
      settledOn: businessDayBefore(retryOn),
    },
    {
      ...{ n: 3, attempt: 1, status: 'collected', fileId: last, bankMovementId: line.id },
      dueOn: toDay(third.due_on),
      chargeOn: collectedFor,
      amountCents: toCentavos(line.cents),
      settledOn: toDay(line.occurred_on),
    },
  ];
  return {
    id: v7(),
    debtor,
    clabe: LUCIA_CLABE,
    day,
    most: 1_500_000,
    begunOn: addDays(today, -LUCIA_AGREED),
    agreedOn: addDays(failedOn, 1),
    fileDays: [{ id: last, day: addDays(collectedFor, -1) }],
    charges,
  };
}

/** By another: the next instalment, charged on the last of their days before it falls due. */
function theirs(debtor: Debtor, today: Day) {
  const next = debtor.instalments.find(({ paid }) => !paid);
  if (!next) throw new Error('Demo: a credit in repayment has an instalment to come');
  const day = dayOfMonth(addDays(today, -1));
  const dueOn = toDay(next.due_on);
  const chargeOn = chosenDay(dueOn, { day, waits: true, closed });
  const file = v7();
  const charges: OwnCharge[] = [
    {
      ...{ n: next.n, attempt: 1, status: 'sent', fileId: file },
      dueOn,
      chargeOn,
      amountCents: toCentavos(next.cents),
      settledOn: null,
    },
  ];
  return {
    id: v7(),
    debtor,
    clabe: OTHER_CLABE,
    day,
    most: Math.max(1_500_000, next.cents),
    begunOn: addDays(today, -OTHER_AGREED),
    agreedOn: addDays(today, -OTHER_AGREED),
    fileDays: [{ id: file, day: addDays(chargeOn, -1) }],
    charges,
  };
}

/** Who repays a credit, with its instalments and the line that paid it last. */
async function debtors(tx: Tx, who: ReturnType<typeof sql>): Promise<Debtor[]> {
  const { rows } = await tx.execute<{ found: Debtor }>(sql`
    select json_build_object(
      'applicantId', a.id, 'loanId', l.id, 'holder', u.full_name,
      'staffId', (select id from users where email = ${staff.email}),
      'instalments', (select json_agg(json_build_object('n', i.n, 'due_on', i.due_on, 'paid', i.paid_on is not null,
          'cents', i.capital_cents + i.interest_cents + i.vat_cents) order by i.n)
        from loan_instalments i where i.loan_id = l.id),
      'card', (select json_build_object('id', c.id, 'last4', c.last4, 'brand', c.brand)
        from cards c where c.applicant_id = a.id and c.is_default),
      'line', (select json_build_object('id', m.id, 'occurred_on', m.occurred_on, 'cents', m.amount_cents)
        from bank_movements m where m.matched_id = a.id order by m.occurred_on desc, m.id desc limit 1)) as found
    from loans l join applicants a on a.id = l.applicant_id join users u on u.id = a.user_id
    where l.status = 'repaying' and ${who}
    order by l.id desc limit 1`);
  return rows.map(({ found }) => found);
}
