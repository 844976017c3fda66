import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { supplierPlaceRefusals as words } from '@contract/locales/es-MX/people/supplier-places-server';
import { supplierPlaces as contract } from '@contract/people/supplier-places';
import type { PlaceInput } from '@contract/program/places';
import type { Db, Tx } from '@server/db/connection';
import { suppliers } from '@server/db/schema/people';
import { auditLog } from '@server/db/schema/platform';
import { describePlace, holdProgram, placeInWords, worksZone } from '@server/features/program';
import { assertFresh, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { and, eq } from 'drizzle-orm';
import { lockCompany } from './repository';

export const supplierPlaceHandlers = implement(contract, {
  async show({ db, params }) {
    const [company] = await db.select().from(suppliers).where(eq(suppliers.id, params.supplierId));
    if (!company) throw notFound();
    const version = await savesOf(db, company.id);
    return { place: await describePlace(db, company), version };
  },

  async edit({ db, params, body, record }) {
    const company = await lockCompany(db, params.supplierId);
    const { program_id: programId, zone_id: zoneId, reason } = body;
    const version = await savesOf(db, company.id);
    const { programId: program_id, zoneId: zone_id } = company;
    assertFresh(body.version, { program_id: program_id ?? '', zone_id: zone_id ?? '', version });
    await assertWorks(db, body);
    const [after] = await db
      .update(suppliers)
      .set({ programId, zoneId })
      .where(eq(suppliers.id, company.id))
      .returning();
    const before = await describePlace(db, company);
    const place = after ? await describePlace(db, after) : null;
    await record(company.id, { from: placeInWords(before), to: placeInWords(place), reason });
    return { place, version: version + 1 };
  },
});

/** How often staff have kept the program of a company, which its trail tells. */
const savesOf = (db: Db | Tx, supplierId: string) =>
  db.$count(
    auditLog,
    and(
      eq(auditLog.object, 'suppliers'),
      eq(auditLog.objectId, supplierId),
      eq(auditLog.action, 'supplier-places.edit'),
    ),
  );

/** @throws AppError refused, on its field, at a zone that the program does not work */
async function assertWorks(tx: Tx, { program_id: programId, zone_id: zoneId }: PlaceInput) {
  if (programId) await holdProgram(tx, programId);
  if (!zoneId) return;
  if (programId && (await worksZone(tx, programId, zoneId))) return;
  throw refused(t(outcomes.invalidTitle), { zone_id: t(words.zoneOfProgram) });
}
