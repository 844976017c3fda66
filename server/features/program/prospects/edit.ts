import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { programWords } from '@contract/locales/es-MX/program/server';
import { type LostWhy, lostProblems, nextDayProblem } from '@contract/program/follow-up';
import type { prospectEdit } from '@contract/program/prospects';
import type { Tx } from '@server/db/connection';
import { worksIn } from '@server/db/own-zones';
import { assertFresh, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import type * as z from 'zod';
import { worksZone } from '../programs/reach';
import { executiveOf } from './owners';
import { addActs, changeProspect, type Doing, type Stored, searchTextOf } from './repository';

type Edit = z.output<typeof prospectEdit>;

/** What is kept of a prospect, keyed as the body of its change. */
const asBody = (kept: Stored) => ({
  business_name: kept.businessName,
  contact_name: kept.contactName,
  phone: kept.phone,
  email: kept.email,
  rfc: kept.rfc,
  municipality: kept.municipality,
  state: kept.state,
  postal_code: kept.postalCode,
  zone_id: kept.zoneId,
  status: kept.status,
  lost_cause: kept.lostCause,
  lost_reason: kept.lostReason,
  owner_id: kept.executiveUserId,
  next_on: kept.nextOn,
  version: kept.version,
});

const dataFields = [
  'business_name',
  'contact_name',
  'phone',
  'email',
  'rfc',
  'municipality',
  'state',
  'postal_code',
] as const;

/** Changes a prospect that is held, as far as what was read of it is what is kept. */
export async function editProspect(tx: Tx, kept: Stored, body: Edit, doing: Doing): Promise<void> {
  const before = asBody(kept);
  assertFresh(body.version, before);
  const after = await settled(tx, kept, { ...before, ...withoutVersion(body) }, body);
  const problem =
    after.next_on === before.next_on
      ? null
      : nextDayProblem(after.next_on, dayInMexicoCity(doing.now));
  if (problem) throw refused(t(outcomes.invalidTitle), { next_on: problem });
  const row = {
    businessName: after.business_name,
    contactName: after.contact_name,
    phone: after.phone,
    email: after.email,
    rfc: after.rfc,
    municipality: after.municipality,
    state: after.state,
    postalCode: after.postal_code,
    zoneId: after.zone_id,
    status: after.status,
    lostCause: after.lost_cause,
    lostReason: after.lost_reason,
    executiveUserId: after.owner_id,
    nextOn: after.next_on,
  };
  await changeProspect(tx, kept, { ...row, searchText: searchTextOf(row) }, doing);
  const corrected = dataFields.filter((field) => before[field] !== after[field]);
  await addActs(
    tx,
    kept.id,
    [
      before.owner_id !== after.owner_id && {
        act: 'given' as const,
        fromUserId: before.owner_id,
        toUserId: after.owner_id,
      },
      before.next_on !== after.next_on && {
        act: 'planned' as const,
        fromOn: before.next_on,
        toOn: after.next_on,
      },
      corrected.length > 0 && { act: 'corrected' as const, note: corrected.join() },
    ].filter((act) => act !== false),
    doing,
  );
}

type Body = ReturnType<typeof asBody>;

function withoutVersion({ version: _, ...body }: Edit): Partial<Body> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

/** What becomes of it by the rules of a prospect; refused on the field that breaks one. */
async function settled(tx: Tx, kept: Stored, after: Body, body: Edit): Promise<Body> {
  if (after.status === 'lost') assertLostWhy(after);
  const moves = after.zone_id !== kept.zoneId;
  // One that stays in its zone may do so though nothing new is put there.
  if (moves && !(await worksZone(tx, kept.programId, after.zone_id))) throw unknownZone();
  const ended =
    after.status === 'lost' ? { next_on: null } : { lost_cause: null, lost_reason: null };
  return { ...after, ...ended, owner_id: await ownerAfter(tx, kept, after, body) };
}

/** @throws AppError refused, on its fields, where one that is lost does not say why */
export function assertLostWhy(after: LostWhy): void {
  const problems = lostProblems(after);
  if (Object.keys(problems).length > 0) throw refused(t(outcomes.invalidTitle), problems);
}

/** Who is given it works its zone; one that moves away from its owner's zone has none. */
async function ownerAfter(tx: Tx, kept: Stored, after: Body, body: Edit): Promise<string | null> {
  const { owner_id: owner, zone_id: zone } = after;
  const chosen = body.owner_id !== undefined && owner !== kept.executiveUserId;
  if (owner === null || (!chosen && zone === kept.zoneId)) return owner;
  const executive = await executiveOf(tx, kept.programId, owner);
  if (executive && worksIn(executive.zoneIds, zone)) return owner;
  if (!chosen) return null;
  throw refused(t(outcomes.invalidTitle), { owner_id: t(programWords.prospects.notOfZone) });
}

export const unknownZone = () =>
  refused(t(outcomes.invalidTitle), { zone_id: t(programWords.prospects.unknownZone) });
