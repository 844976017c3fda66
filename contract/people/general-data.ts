import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { rawText, trimmedText } from '../kernel/fields/text';
import { said } from '../kernel/words';
import { peopleFields } from '../locales/es-MX/people/schemas';

/** Events that the portal reports of itself; another client's are kept as `otro`, with their text. */
export const logCodes = [
  'session_started',
  'session_ended',
  'location_registered',
  'screen_failed',
  'document_opened',
  'project_viewed',
  'opportunity_viewed',
] as const;

export type LogCode = (typeof logCodes)[number];

const MAX_LOG_BYTES = 8 * 1024;

const ownId = z.strictObject({ id: rawText(60).min(1) });

/** The interface does not fix these answers, so any answer of another server is accepted. */
const generalData = z.looseObject({
  name: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
});

export type GeneralData = z.output<typeof generalData>;

const logBody = z
  .strictObject({
    extra_params: z.record(rawText(MAX_LOG_BYTES), z.unknown()).nullish(),
    metadata: z.strictObject({
      account: z.strictObject({
        id: z.union([rawText(60), z.number()]).nullish(),
        name: rawText(200).nullish(),
      }),
    }),
    log_code: trimmedText(200).min(1),
  })
  .refine((body) => JSON.stringify(body).length <= MAX_LOG_BYTES, {
    error: said(peopleFields.generalData.tooLong),
  });

const done = z.object({ ok: z.literal(true) });
/** Of a step: 200 says that it was taken, whatever else another server answers. */
const taken = z.object({ ok: z.literal(true).optional() });

/** Calls of the specification's section 7 about the person at work, with its exact paths. */
export const generalDataCalls = {
  investor: endpoint({
    method: 'GET',
    path: '/api/v2/investor/:id/getGeneralData',
    can: 'account.show',
    params: ownId,
    response: generalData,
  }),
  applicant: endpoint({
    method: 'GET',
    path: '/api/v1/applicant/:id/getGeneralData',
    can: 'account.show',
    params: ownId,
    response: generalData,
  }),
  supplier: endpoint({
    method: 'GET',
    path: '/api/v1/supplier/:id/getGeneralData',
    can: 'account.show',
    params: ownId,
    response: generalData,
  }),
  balances: endpoint({
    method: 'GET',
    path: '/api/v2/investor/:id/getBalancesData',
    can: 'balances.show',
    params: ownId,
    response: z.object({ balance: z.coerce.number() }),
  }),
  saveApplicantLog: endpoint({
    method: 'POST',
    path: '/api/v1/applicant/:id/saveApplicantLog',
    can: 'logs.create',
    restriction: 'open',
    params: ownId,
    body: logBody,
    response: done,
  }),
  saveInvestorLog: endpoint({
    method: 'POST',
    path: '/api/v2/investor/:id/saveInvestorLog',
    can: 'logs.create',
    restriction: 'open',
    params: ownId,
    body: logBody,
    response: done,
  }),
  updateSupplierStep: endpoint({
    method: 'PUT',
    path: '/api/supplier-onboarding/put/update-step',
    only200: true,
    can: 'onboarding.edit',
    audit: { action: 'onboarding.edit', object: 'suppliers' },
    impersonation: 'refused',
    body: z.strictObject({ supplier_id: rawText(60), step_identifier: rawText(80) }),
    response: taken,
  }),
  updateLoanOnboarding: endpoint({
    method: 'PUT',
    path: '/api/loan-onboarding/put/:applicantId/update-onboarding',
    only200: true,
    can: 'onboarding.edit',
    audit: { action: 'onboarding.edit', object: 'applicants' },
    impersonation: 'refused',
    params: z.strictObject({ applicantId: rawText(60).min(1) }),
    body: z.strictObject({ project_id: rawText(60) }),
    response: taken,
  }),
} as const;
