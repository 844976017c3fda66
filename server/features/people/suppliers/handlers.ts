import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { SupplierAct } from '@contract/people/supplier-states';
import { suppliers as contract } from '@contract/people/suppliers';
import { assertFresh, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { correctName } from '../person-files/correct-name';
import { describeCard } from './card';
import { type Deciding, decide } from './decide';
import { describeItem, describeSupplier, describeVerification } from './describe';
import { decisionsOn, listSuppliers, lockCompany, ownCompany } from './repository';

interface StaffCall extends Deciding {
  params: { supplierId: string };
  body: { reason: string };
}

const byStaff = (act: SupplierAct) => (call: StaffCall) =>
  decide(call, { supplierId: call.params.supplierId, act, reason: call.body.reason });

export const supplierHandlers = implement(contract, {
  verification: ({ db, scope, now }) => describeVerification(db, scope, now),

  card: ({ db, scope }) => describeCard(db, scope),

  async request(call) {
    const { id } = await ownCompany(call.db, call.scope);
    return decide(call, { supplierId: id, act: 'request', reason: null });
  },

  async list({ db, scope, query, vault }) {
    const page = await listSuppliers(db, scope, query, vault);
    return { ...page, items: page.items.map((row) => describeItem(row, vault)) };
  },

  show: ({ db, scope, params, vault, principal, now }) =>
    describeSupplier(db, params.supplierId, { scope, vault, viewerId: principal.userId, now }),

  correctName: (call) => correctName(call, 'suppliers', call.params.supplierId),

  approveProjects: byStaff('approve_projects'),
  verify: byStaff('verify'),
  rejectRequest: byStaff('reject_request'),

  async changeLevel(call) {
    const { db, params, body } = call;
    const company = await lockCompany(db, params.supplierId);
    const decided = (await decisionsOn(db, company.id)).length;
    assertFresh(body.version, { version: decided, level: String(company.level) });
    const level = Number(body.level);
    if (level === company.level) {
      throw refused(t(outcomes.invalidTitle), { level: t(peopleWords.suppliers.sameLevel) });
    }
    return decide(call, { ...params, act: 'change_level', reason: body.reason, level });
  },

  suspend: byStaff('suspend'),
  liftSuspension: byStaff('lift_suspension'),
});
