import type { SupplierAct } from '@contract/people/supplier-states';
import {
  announce,
  announceToStaff,
  changed,
  changedForStaff,
  events,
} from '@server/features/platform';
import type { Deciding } from './decide';
import type { Company } from './repository';

interface Outcome {
  company: Company;
  /** Its owner and those who sell for it. */
  people: string[];
  reason: string;
  level: number;
}

type Notice = (call: Deciding, outcome: Outcome) => Promise<void>;

const notices: Record<SupplierAct, Notice> = {
  request: ({ db, config }, { company: { id, name }, people }) =>
    announceToStaff(db, config, events.verificationRequested, { supplierId: id, name }, people),
  approve_projects: ({ db, config }, { company }) =>
    announce(db, config, company.userId, events.supplierMayPrepare, {}),
  verify: ({ db, config }, { company }) =>
    announce(db, config, company.userId, events.supplierVerified, {}),
  reject_request: ({ db, config }, { company, reason }) =>
    announce(db, config, company.userId, events.verificationRejected, { reason }),
  change_level: ({ db, config }, { company, level }) =>
    announce(db, config, company.userId, events.supplierLevelChanged, { level }),
  suspend: ({ db, config }, { company, reason }) =>
    announce(db, config, company.userId, events.supplierSuspended, { reason }),
  lift_suspension: ({ db, config }, { company }) =>
    announce(db, config, company.userId, events.suspensionLifted, {}),
};

/** Notifies whom an act concerns; the sessions of the company's people read again what they may do, staff their lists. */
export async function notifyOf(call: Deciding, act: SupplierAct, outcome: Outcome): Promise<void> {
  await notices[act](call, outcome);
  await changed(call.db, outcome.people, 'account');
  await changedForStaff(call.db, 'suppliers');
}
