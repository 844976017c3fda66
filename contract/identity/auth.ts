import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { answeredNumber } from '../kernel/fields/answered-number';
import { confirmation, confirms } from '../kernel/fields/confirmed';
import { digits } from '../kernel/fields/digits';
import { email } from '../kernel/fields/email';
import { unlessBlank } from '../kernel/fields/messages';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { newPassword } from '../kernel/fields/password';
import { cleanIdentifier, cleanPasted } from '../kernel/fields/pasted';
import { plainText, rawText, tidyText } from '../kernel/fields/text';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';

const deviceId = rawText(64)
  .regex(/^[A-Za-z0-9_-]{16,64}$/)
  .optional();
/** A code of six digits, grouped or not, as mails, messages and authenticators show it. */
export const sixDigits = digits(6);

/** Six digits of an authenticator or a mail, or a recovery code; spaces in it are no part of it. */
const secondFactorCode = tidyText(20, (typed) => cleanIdentifier(typed).replace(/\s/g, '')).min(6);

/** A started session: the bearer token and its life in seconds. */
export const accessGrant = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: answeredNumber,
});

/** The password was right, and a second factor is still owed. */
export const totpChallenge = z.object({
  challenge: z.literal('totp'),
  challenge_token: z.string(),
});

/** A neutral answer: the same whether or not the address is known. */
const neutral = z.object({ message: z.string() });
const done = z.object({ ok: z.literal(true) });

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    limit: 'login',
    can: 'public',
    body: z.strictObject({
      email: tidyText(254, cleanPasted).min(1, { error: said(fieldMessage.required) }),
      password: rawText(128).min(1, { error: said(fieldMessage.required) }),
      device_id: deviceId,
    }),
    response: z.union([accessGrant, totpChallenge]),
  }),
  secondFactor: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor',
    limit: 'login',
    can: 'public',
    body: z.strictObject({
      challenge_token: oneTimeToken,
      code: secondFactorCode,
    }),
    response: accessGrant,
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/api/v1/account-unlocks/redeem',
    limit: 'attempts',
    can: 'public',
    body: z.strictObject({ token: oneTimeToken }),
    response: done,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    can: 'account.edit',
    restriction: 'open',
    factorOwed: 'open',
    ignoresBody: true,
    body: z.strictObject({ device_id: rawText(64).nullish() }),
    response: done,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/auth/renew',
    can: 'account.edit',
    restriction: 'open',
    factorOwed: 'open',
    impersonation: 'refused',
    response: accessGrant,
  }),
} as const;

export const passwords = {
  requestReset: endpoint({
    method: 'POST',
    path: '/api/v1/password-resets',
    limit: 'mail',
    can: 'public',
    body: z.strictObject({ email }),
    response: neutral,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/v1/password-resets/redeem',
    limit: 'attempts',
    can: 'public',
    body: z.strictObject({ token: oneTimeToken, password: newPassword }),
    response: done,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/password',
    can: 'account.edit',
    restriction: 'open',
    audit: { action: 'passwords.edit', object: 'users' },
    stepUp: true,
    body: z.strictObject({ current_password: rawText(128).min(1), password: newPassword }),
    response: accessGrant,
  }),
} as const;

/** A password's change as its form asks for it: what nobody can read while typing it, twice. */
export const passwordChange = z
  .strictObject({ ...passwords.edit.body.shape, confirmation })
  .superRefine(confirms('password'));

const passwordAndCode = z.strictObject({
  password: rawText(128).min(1),
  code: secondFactorCode,
});

export const secondFactor = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/second-factor',
    can: 'account.show',
    factorOwed: 'open',
    response: z.object({
      enabled_at: z.iso.datetime().nullable(),
      recovery_codes_left: z.number().int(),
    }),
  }),
  enrol: endpoint({
    method: 'POST',
    path: '/api/v1/second-factor/enrolments',
    can: 'account.edit',
    restriction: 'open',
    factorOwed: 'open',
    stepUp: true,
    body: z.strictObject({ password: rawText(128).min(1) }),
    response: z.object({ secret: z.string(), otpauth_url: z.string() }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/second-factor/enrolments/confirm',
    can: 'account.edit',
    restriction: 'open',
    audit: { action: 'second-factor.confirm', object: 'users' },
    factorOwed: 'open',
    stepUp: true,
    body: z.strictObject({ code: sixDigits }),
    response: z.object({ recovery_codes: z.array(z.string()) }),
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/v1/second-factor/disable',
    can: 'account.edit',
    audit: { action: 'second-factor.disable', object: 'users' },
    impersonation: 'refused',
    body: passwordAndCode,
    response: done,
  }),
  /** Others in place of those that it has, which open nothing any more; shown once. */
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/v1/second-factor/recovery-codes',
    can: 'account.edit',
    restriction: 'open',
    audit: { action: 'second-factor.renew-codes', object: 'users' },
    impersonation: 'refused',
    body: passwordAndCode,
    response: z.object({ recovery_codes: z.array(z.string()) }),
  }),
} as const;

export const stepUp = {
  request: endpoint({
    method: 'POST',
    path: '/api/v1/step-up/codes',
    limit: 'mail',
    can: 'account.edit',
    restriction: 'open',
    factorOwed: 'open',
    impersonation: 'refused',
    response: z.object({
      method: z.enum(['totp', 'mail']),
      /** How long the code that was mailed lasts. */
      seconds: z.int().optional(),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/step-up',
    limit: 'attempts',
    can: 'account.edit',
    restriction: 'open',
    factorOwed: 'open',
    impersonation: 'refused',
    body: z.strictObject({ code: secondFactorCode }),
    response: done,
  }),
} as const;

export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/sessions',
    can: 'account.show',
    response: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          created_at: z.iso.datetime(),
          last_seen_at: z.iso.datetime(),
          ip: z.string(),
          user_agent: z.string(),
          current: z.boolean(),
          ended_at: z.iso.datetime().nullable(),
        }),
      ),
    }),
  }),
  registerLocation: endpoint({
    method: 'PUT',
    path: '/api/v1/sessions/current/location',
    can: 'account.edit',
    restriction: 'open',
    impersonation: 'refused',
    body: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    response: done,
  }),
} as const;

export const impersonations = {
  create: endpoint({
    method: 'POST',
    path: '/api/v1/impersonations',
    can: 'impersonation.create',
    stepUp: true,
    body: z.strictObject({
      user_id: z.uuid(),
      reason: plainText(500).min(5, {
        error: unlessBlank(said(fieldMessage.min, { characters: 5 })),
      }),
    }),
    response: z.object({ path: z.string(), expires_at: z.iso.datetime() }),
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/api/v1/impersonations/redeem',
    limit: 'attempts',
    can: 'public',
    body: z.strictObject({ token: oneTimeToken, device_id: deviceId }),
    response: accessGrant,
  }),
} as const;
