import { leads as contract } from '@contract/credit/leads';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { addLeads, holdLeads } from './add';
import { editLead } from './edit';
import { addActs, findLead, historyOf, listLeads, lockLead } from './repository';
import { assertFree, orgOf } from './taken';

export const leadHandlers = implement(contract, {
  list: ({ db, scope, query, now }) => listLeads(db, scope, query, dayInMexicoCity(now)),

  show: ({ db, scope, params }) => reached(db, scope, params.leadId),

  async events({ db, scope, params }) {
    const { id } = await reached(db, scope, params.leadId);
    return historyOf(db, id);
  },

  async create({ db, scope, principal, body, now, record }) {
    const org = orgOf(scope);
    await holdLeads(db, org.supplierId);
    await assertFree(db, org, body);
    const adding = { leads: [body], source: 'hand', now, userId: principal.userId } as const;
    const [id] = await addLeads(db, org, adding);
    if (!id) throw new Error('the lead was not stored');
    await record(id);
    return reached(db, scope, id);
  },

  async edit({ db, scope, principal, params, body, now, record }) {
    const org = orgOf(scope);
    await reached(db, scope, params.leadId);
    if (body.phone !== undefined || body.rfc !== undefined) await holdLeads(db, org.supplierId);
    const lead = await lockLead(db, scope, params.leadId);
    if (!lead) throw notFound();
    const { phone = lead.phone, rfc = lead.rfc } = body;
    if (phone !== lead.phone || rfc !== lead.rfc)
      await assertFree(db, org, { phone, rfc }, lead.id);
    await editLead(db, lead, body, { now, userId: principal.userId });
    const edited = await reached(db, scope, lead.id);
    await record(lead.id, { from: lead.status, to: edited.status });
    return edited;
  },

  async note({ db, scope, principal, params, body, now, record }) {
    const lead = await lockLead(db, scope, params.leadId);
    if (!lead) throw notFound();
    const doing = { now, userId: principal.userId };
    await addActs(db, lead.id, [{ act: 'noted', note: body.text }], doing);
    await record(lead.id);
    return reached(db, scope, lead.id);
  },
});

async function reached(db: Db | Tx, scope: Scope, id: string) {
  const lead = await findLead(db, scope, id);
  if (!lead) throw notFound();
  return lead;
}
