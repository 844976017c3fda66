import { generalDataCalls as contract, logCodes } from '@contract/people/general-data';
import type { Tx } from '@server/db/connection';
import { activityLogs } from '@server/db/schema/people';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import * as z from 'zod';
import { finishStep } from '../onboarding/finish-step';
import { maskedPhone } from '../phones/rules';
import { balanceWithin } from './balance';
import { applicantData, investorData, mustAskFor, mustBeOwn, supplierData } from './repository';

export const generalDataHandlers = implement(contract, {
  investor: async ({ db, scope, params, principal }) =>
    seenBy(principal, await investorData(db, mustBeOwn(scope, 'investorId', params.id))),

  applicant: async ({ db, scope, params, principal }) =>
    seenBy(principal, await applicantData(db, mustBeOwn(scope, 'applicantId', params.id))),

  supplier: async ({ db, scope, params, principal }) =>
    seenBy(principal, await supplierData(db, mustBeOwn(scope, 'supplierId', params.id))),

  async balances({ db, scope, params }) {
    if (!isUuid(params.id)) throw notFound();
    const { available_cents } = await balanceWithin(db, scope, params.id);
    return { balance: available_cents / 100 };
  },

  async saveApplicantLog({ db, scope, params, body, principal }) {
    const accountId = mustBeOwn(scope, 'applicantId', params.id);
    return log(db, { userId: principal.userId, account: 'applicant', accountId, body });
  },

  async saveInvestorLog({ db, scope, params, body, principal }) {
    const accountId = mustBeOwn(scope, 'investorId', params.id);
    return log(db, { userId: principal.userId, account: 'investor', accountId, body });
  },

  async updateSupplierStep({ db, vault, scope, principal, now, body, record }) {
    const id = mustBeOwn(scope, 'supplierId', body.supplier_id);
    const { moved } = await finishStep({ db, vault, principal, now }, body.step_identifier);
    await record(id, moved);
    return { ok: true as const };
  },

  async updateLoanOnboarding({ db, vault, scope, principal, now, params, body, record }) {
    const id = mustBeOwn(scope, 'applicantId', params.applicantId);
    if (!isUuid(body.project_id)) throw notFound();
    await mustAskFor(db, id, body.project_id);
    const { moved } = await finishStep({ db, vault, principal, now });
    await record(id, { project: body.project_id, ...moved });
    return { ok: true as const };
  },
});

/** Who acts as a person sees the end of their telephone, as on its own page. */
const seenBy = <D extends { phone: string | null }>({ actorUserId }: Principal, data: D): D =>
  actorUserId && data.phone ? { ...data, phone: maskedPhone(data.phone) } : data;

const isUuid = (id: string) => z.uuid().safeParse(id).success;

interface NewLog {
  userId: string;
  account: 'applicant' | 'investor';
  accountId: string;
  body: z.output<typeof contract.saveApplicantLog.body>;
}

async function log(tx: Tx, { body, ...entry }: NewLog) {
  const known = logCodes.find((code) => code === body.log_code);
  await tx.insert(activityLogs).values({
    ...entry,
    logCode: known ?? 'otro',
    otherCode: known ? null : body.log_code,
    extraParams: body.extra_params ?? {},
  });
  return { ok: true as const };
}
