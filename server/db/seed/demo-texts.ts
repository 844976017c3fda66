import { addDays, type Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { userRoles } from '@server/db/schema/identity';
import { templateVersions } from '@server/db/schema/platform-templates';
import { contractKinds, OWN_CONTRACT_NUMBER } from '@server/features/platform';
import { eq } from 'drizzle-orm';

/** How long before its first person the house of the demo had the texts that people agree to. */
const DAYS_BEFORE = 30;

/**
 * Dates the product's own texts before the first day of the demo: it is a year of a house, and the product wrote them
 * later than that.
 */
export async function dateOwnTexts(tx: Tx, firstDay: Day): Promise<void> {
  const [staff] = await tx.select().from(userRoles).where(eq(userRoles.role, 'admin')).limit(1);
  if (!staff) throw new Error('Demo: there is nobody of staff');
  const fromDay = addDays(firstDay, -DAYS_BEFORE);
  const at = new Date(`${fromDay}T18:00:00Z`);
  await tx.insert(templateVersions).values(
    contractKinds().map((kind) => ({
      ...kind.own(),
      template: kind.name,
      number: OWN_CONTRACT_NUMBER,
      fromDay,
      createdBy: staff.userId,
      createdAt: at,
      publishedBy: staff.userId,
      publishedAt: at,
    })),
  );
}
