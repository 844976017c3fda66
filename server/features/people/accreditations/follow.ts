import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { suppliers } from '@server/db/schema/people';
import { accreditations } from '@server/db/schema/people-accreditations';
import { announce, audit, events } from '@server/features/platform';
import { and, asc, eq, lte } from 'drizzle-orm';
import { accreditedEquipment } from './accredited';
import { moveAccreditation } from './move';
import { equipmentText, FIRST_REMINDER, reminderDue } from './rules';

interface Following {
  config: Config;
  today: Day;
  now: Date;
}

/**
 * Job: marks accreditations that expired, and reminds companies of those that are about to, once for each reminder. A
 * company that has renewed the equipment is told of neither. Safe to run again at any time.
 */
export async function followAccreditations(db: Db, config: Config, now: Date): Promise<void> {
  const today = dayInMexicoCity(now);
  const near = await db
    .select({ id: accreditations.id })
    .from(accreditations)
    .where(
      and(
        eq(accreditations.state, 'accredited'),
        lte(accreditations.validUntil, addDays(today, FIRST_REMINDER)),
      ),
    )
    .orderBy(asc(accreditations.validUntil), asc(accreditations.id));
  for (const { id } of near) {
    await inTransaction(db, (tx) => follow(tx, id, { config, today, now }));
  }
}

async function follow(tx: Tx, id: string, { config, today, now }: Following): Promise<void> {
  const [found] = await tx
    .select({ row: accreditations, companyUserId: suppliers.userId })
    .from(accreditations)
    .innerJoin(suppliers, eq(suppliers.id, accreditations.supplierId))
    .where(eq(accreditations.id, id))
    .for('update', { of: accreditations });
  if (!found) return;
  const { row, companyUserId } = found;
  const { supplierId, productId, brand, model, validUntil: until } = row;
  if (row.state !== 'accredited' || until === null) return;
  const equipment = { brand, model };
  const [latest] = await accreditedEquipment(tx, { supplierId, productId, equipment }, today);
  const isRenewed = latest !== undefined && latest.id !== id;
  const facts = { accreditationId: id, equipment: equipmentText(row), until };
  if (until < today) {
    await moveAccreditation(tx, { move: 'expire', row, companyUserId, now });
    if (!isRenewed) await announce(tx, config, companyUserId, events.accreditationExpired, facts);
    const entry = { action: 'accreditations.expire', object: 'accreditations' } as const;
    const details = { name: facts.equipment, valid_to: until };
    await audit(tx, { at: now, userId: null, ...entry, objectId: id, details });
    return;
  }
  const remindedDays = reminderDue(today, until, row.remindedDays);
  if (remindedDays === null) return;
  await tx.update(accreditations).set({ remindedDays }).where(eq(accreditations.id, id));
  if (!isRenewed) await announce(tx, config, companyUserId, events.accreditationExpiring, facts);
}
