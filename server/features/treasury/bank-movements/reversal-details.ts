import { type Day, formatDay } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { reversalKinds } from '@contract/treasury/bank-movements';
import type { Tx } from '@server/db/connection';
import { loans, payments, projects } from '@server/db/schema/credit';
import { t } from '@server/i18n';
import { and, eq, isNull } from 'drizzle-orm';
import type { BankMovement } from './receive';
import { ownersOf } from './repository';

const happened = {
  returned: t(treasuryWords.bankMovements.reversalDetails.sentBackByBank),
  mistaken: t(treasuryWords.bankMovements.reversalDetails.neverOnStatement),
} as const satisfies Record<(typeof reversalKinds)[number], string>;

/** What happened to a deposit, when, and whose it was, with the credits that it paid, before it is undone. */
export async function reversalDetails(
  tx: Tx,
  movement: BankMovement,
  { kind, on }: { kind: (typeof reversalKinds)[number]; on: Day },
) {
  const paid = await tx
    .selectDistinct({ folio: projects.folio })
    .from(payments)
    .innerJoin(loans, eq(loans.id, payments.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .where(and(eq(payments.bankMovementId, movement.id), isNull(payments.reversedAt)))
    .orderBy(projects.folio);
  const owner = (await ownersOf(tx, [movement])).get(movement.matchedId ?? '');
  return [
    { label: t(treasuryWords.bankMovements.reversalDetails.what), value: happened[kind] },
    { label: t(treasuryWords.bankMovements.reversalDetails.day), value: formatDay(on) },
    ...(owner
      ? [{ label: t(treasuryWords.bankMovements.reversalDetails.depositOf), value: owner.name }]
      : []),
    ...(paid.length > 0
      ? [
          {
            label: t(treasuryWords.bankMovements.reversalDetails.owedAgain),
            value: paid.map(({ folio }) => folio).join(', '),
          },
        ]
      : []),
  ];
}
