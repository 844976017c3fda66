import { personKind } from '@contract/kernel/fields/person-type';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import { generalDataCalls as contract, logCodes } from '@contract/people/general-data';
import { isStepMoveAllowed, onboardingSteps } from '@contract/people/onboarding';
import type { Tx } from '@server/db/connection';
import { activityLogs, applicants, suppliers } from '@server/db/schema/people';
import { conflict, notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { balanceWithin } from './balance';
import {
  applicantData,
  investorData,
  lockApplicantOf,
  lockSupplier,
  mustBeOwn,
  supplierData,
} from './repository';

export const generalDataHandlers = implement(contract, {
  investor: async ({ db, scope, params }) =>
    investorData(db, mustBeOwn(scope, 'investorId', params.id)),

  applicant: async ({ db, scope, params }) =>
    applicantData(db, mustBeOwn(scope, 'applicantId', params.id)),

  supplier: async ({ db, scope, params }) =>
    supplierData(db, mustBeOwn(scope, 'supplierId', params.id)),

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

  async updateSupplierStep({ db, scope, body, record }) {
    const id = mustBeOwn(scope, 'supplierId', body.supplier_id);
    const { step, personType } = await lockSupplier(db, id);
    if (!isStepMoveAllowed('supplier', personType, step, body.step_identifier)) {
      throw conflict(t(peopleWords.generalData.wrongStep));
    }
    await db
      .update(suppliers)
      .set({ onboardingStep: body.step_identifier })
      .where(eq(suppliers.id, id));
    await record(id, { from: step, to: body.step_identifier });
    return { ok: true as const };
  },

  async updateLoanOnboarding({ db, scope, params, body, record }) {
    const id = mustBeOwn(scope, 'applicantId', params.applicantId);
    if (!isUuid(body.project_id)) throw notFound();
    const { step, personType } = await lockApplicantOf(db, id, body.project_id);
    const first = onboardingSteps.client[personKind(personType)][0] ?? null;
    if (step === null) {
      await db.update(applicants).set({ onboardingStep: first }).where(eq(applicants.id, id));
    }
    await record(id, { project: body.project_id, to: step ?? first });
    return { ok: true as const };
  },
});

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
