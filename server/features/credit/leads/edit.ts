import type { leadEdit } from '@contract/credit/leads';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { lostProblems, nextDayProblem } from '@contract/program/follow-up';
import type { Tx } from '@server/db/connection';
import { leads } from '@server/db/schema/credit-leads';
import { assertFresh, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { addActs, type Doing, type LeadRow } from './repository';
import { toRow } from './row';

type Edit = z.output<typeof leadEdit>;

const asBody = (kept: LeadRow) => ({
  contact_name: kept.contactName,
  business_name: kept.businessName,
  phone: kept.phone,
  email: kept.email,
  rfc: kept.rfc,
  municipality: kept.municipality,
  state: kept.state,
  postal_code: kept.postalCode,
  status: kept.status,
  lost_cause: kept.lostCause,
  lost_reason: kept.lostReason,
  next_on: kept.nextOn,
  version: kept.version,
});
type Body = ReturnType<typeof asBody>;

const dataFields = [
  'contact_name',
  'business_name',
  'phone',
  'email',
  'rfc',
  'municipality',
  'state',
  'postal_code',
] as const;

/** Changes a lead that is held, as far as what was read of it is what is kept, and writes its history. */
export async function editLead(tx: Tx, kept: LeadRow, body: Edit, doing: Doing): Promise<void> {
  const before = asBody(kept);
  assertFresh(body.version, before);
  const after = settled({ ...before, ...given(body) });
  if (after.next_on !== before.next_on) {
    const problem = nextDayProblem(after.next_on, dayInMexicoCity(doing.now));
    if (problem) throw refused(t(outcomes.invalidTitle), { next_on: problem });
  }
  await tx
    .update(leads)
    .set({
      ...toRow(after),
      status: after.status,
      lostCause: after.lost_cause,
      lostReason: after.lost_reason,
      nextOn: after.next_on,
      version: kept.version + 1,
    })
    .where(eq(leads.id, kept.id));
  await addActs(tx, kept.id, actsOf(before, after), doing);
}

function given({ version: _, ...body }: Edit): Partial<Body> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

/** A lost lead says why and is taken up no more; of another, why it was lost is forgotten. */
function settled(after: Body): Body {
  if (after.status !== 'lost') return { ...after, lost_cause: null, lost_reason: null };
  const problems = lostProblems(after);
  if (Object.keys(problems).length > 0) throw refused(t(outcomes.invalidTitle), problems);
  return { ...after, next_on: null };
}

function actsOf(before: Body, after: Body) {
  const corrected = dataFields.filter((field) => before[field] !== after[field]);
  return [
    before.status !== after.status && {
      act: 'moved' as const,
      fromStatus: before.status,
      status: after.status,
      note: after.lost_reason,
    },
    before.next_on !== after.next_on &&
      after.status !== 'lost' && { act: 'planned' as const, day: after.next_on },
    corrected.length > 0 && { act: 'corrected' as const, note: corrected.join() },
  ].filter((act) => act !== false);
}
