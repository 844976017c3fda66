import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { equipmentKey } from '@contract/people/equipment-model';
import { accreditations } from '@server/db/schema/people-accreditations';
import type { testApi } from './api';
import type { creditStory } from './credit';
import { present } from './present';

type Story = Pick<Awaited<ReturnType<typeof creditStory>>, 'supplierId' | 'supplier' | 'staff'>;

interface Model {
  productId: number;
  brand: string;
  model: string;
}

/** Has the installer of a story accredited for a model, for 90 days from today; answers its accreditation. */
export async function accreditModel(
  { db, clock }: Awaited<ReturnType<typeof testApi>>,
  { supplierId, supplier, staff }: Story,
  { productId, brand, model }: Model,
  validUntil = addDays(dayInMexicoCity(clock.now), 90),
): Promise<string> {
  const [row] = await db
    .insert(accreditations)
    .values({
      ...{ supplierId, productId, brand, model, equipmentKey: equipmentKey({ brand, model }) },
      ...{ state: 'accredited', stateChangedAt: clock.now, requestedBy: supplier.userId },
      ...{ decidedBy: staff.userId, decidedAt: clock.now, validUntil },
    })
    .returning();
  return present(row).id;
}
