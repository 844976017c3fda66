import { peopleWords } from '@contract/locales/es-MX/people/server';
import {
  type SupplierAct,
  standingOf,
  supplierActsOn,
  supplierAfter,
} from '@contract/people/supplier-states';
import type { Tx } from '@server/db/connection';
import { supplierDecisions, suppliers } from '@server/db/schema/people';
import { holdOpenAccount } from '@server/features/identity';
import { conflict, refused } from '@server/http/errors';
import type { BaseCall, Recorder } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { notifyOf } from './notices';
import { companyPapers, papersTold } from './papers';
import { type Company, isOnboarded, lockCompany, sellersOf } from './repository';
import { lackingFor, stateOf } from './rules';

export interface Deciding extends Pick<BaseCall, 'config' | 'now'> {
  db: Tx;
  principal: Principal;
  record: Recorder;
}

interface Decision {
  supplierId: string;
  act: SupplierAct;
  /** Null of a request alone. */
  reason: string | null;
  /** Of a change of level alone. */
  level?: number;
}

/**
 * Does what was decided about a company, or what it asks for itself: the only place that sets its status.
 * @throws AppError rule on one's own company, or while documents or steps of its onboarding are lacking · conflict when its state does not let it
 */
export async function decide(call: Deciding, { supplierId, act, reason, level }: Decision) {
  const { db, principal, now } = call;
  const company = await lockCompany(db, supplierId);
  const sellers = await sellersOf(db, supplierId);
  const people = [company.userId, ...sellers.map(({ user_id }) => user_id)];
  if (act !== 'request' && people.includes(principal.userId)) {
    throw refused(t(peopleWords.suppliers.yourOwn));
  }
  await holdOpenAccount(db, company.userId);
  const before = stateOf(company);
  if (!supplierActsOn(before).includes(act)) throw conflict(t(peopleWords.suppliers.notNow[act]));
  if (act === 'request' && !(await isOnboarded(db, company))) {
    throw refused(t(peopleWords.suppliers.notOnboarded));
  }
  await assertPapers(db, act, company, now);
  const after = supplierAfter(before, act);
  const toLevel = level ?? company.level;
  await db
    .update(suppliers)
    .set({
      status: after.status,
      level: toLevel,
      verificationRequestedAt: requestDay(act, company, now),
      verifiedAt: act === 'verify' ? now : company.verifiedAt,
      ...suspensionAfter(act, company, reason, now),
    })
    .where(eq(suppliers.id, company.id));
  const change = {
    fromStanding: standingOf(before),
    toStanding: standingOf(after),
    fromLevel: company.level,
    toLevel,
  };
  await db
    .insert(supplierDecisions)
    .values({ supplierId, act, decidedBy: principal.userId, decidedAt: now, reason, ...change });
  await notifyOf(call, act, { company, people, reason: reason ?? '', level: toLevel });
  await call.record(supplierId, {
    ...(after.status !== before.status && { from: before.status, to: after.status }),
    ...(level !== undefined && { from_level: company.level, to_level: level }),
    ...(reason !== null && { reason }),
  });
  return { ok: true as const };
}

async function assertPapers(tx: Tx, act: SupplierAct, company: Company, now: Date) {
  const papersFor = act === 'request' ? papersTold : companyPapers;
  const lacking = lackingFor(act, await papersFor(tx, company.userId, now));
  if (lacking.length === 0) return;
  const names = lacking.join(', ');
  throw refused(
    act === 'request'
      ? t(peopleWords.suppliers.notUploaded, { names })
      : t(peopleWords.suppliers.notVerified, { names }),
  );
}

/** Since when a request waits, or when the one that was granted was made. */
function requestDay(act: SupplierAct, company: Company, now: Date): Date | null {
  if (act === 'request') return now;
  return act === 'reject_request' ? null : company.verificationRequestedAt;
}

function suspensionAfter(act: SupplierAct, company: Company, reason: string | null, now: Date) {
  if (act === 'suspend') return { suspendedAt: now, suspensionReason: reason };
  if (act === 'lift_suspension') return { suspendedAt: null, suspensionReason: null };
  return { suspendedAt: company.suspendedAt, suspensionReason: company.suspensionReason };
}
