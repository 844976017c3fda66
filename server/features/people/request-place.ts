import type { PlaceOrigin } from '@contract/credit/project-places';
import type { Tx } from '@server/db/connection';
import type { applicants, suppliers } from '@server/db/schema/people';
import { type Place, placeOfCompany, placeOfProspect } from '@server/features/program';

export { prospectAsked } from '@server/features/program';

export interface RequestPlace extends Place {
  origin: PlaceOrigin;
  prospectId: string | null;
  executiveUserId: string | null;
}

interface Asking {
  applicant: Pick<typeof applicants.$inferSelect, 'prospectId'>;
  supplier: Pick<typeof suppliers.$inferSelect, 'programId' | 'zoneId'>;
  /** Where it is installed, the municipality as "Guadalajara, Jalisco". */
  site: { municipality: string; postalCode: string };
}

/**
 * The program and zone that an applicant's request counts in: of who was a program's prospect, the prospect's as they
 * are now; else those of the installer; else none.
 */
export async function placeOfRequest(
  tx: Tx,
  { applicant: { prospectId }, supplier: { programId, zoneId }, site }: Asking,
): Promise<RequestPlace | null> {
  const won = prospectId ? await placeOfProspect(tx, prospectId) : null;
  if (won) return { ...won, prospectId, origin: 'prospect' };
  if (!programId) return null;
  const place = await placeOfCompany(tx, { programId, zoneId }, site);
  return place && { ...place, origin: 'supplier', prospectId: null, executiveUserId: null };
}
