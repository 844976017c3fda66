import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { plain } from '../kernel/fields/plain';
import { sha256 } from '../kernel/fields/sha256';
import { rawText, tidyText } from '../kernel/fields/text';
import type { Role } from '../kernel/roles';
import { legalDocuments, legalText } from './legal-texts';

/** What a person may agree to and take back, each on its own. */
export const voluntaryConsents = ['electronic_statements', 'bureau'] as const;
export type VoluntaryConsent = (typeof voluntaryConsents)[number];

/** Whose business each of them is. */
export const consentRoles: Record<VoluntaryConsent, readonly Role[]> = {
  electronic_statements: ['investor'],
  bureau: ['client', 'supplier'],
};

export const consentDocuments = [...legalDocuments, ...voluntaryConsents] as const;
export type ConsentDocument = (typeof consentDocuments)[number];

/** One acceptance of a text, and its end, as its person and staff see it. */
export const acceptedConsent = z.object({
  document: z.enum(consentDocuments),
  version: z.string(),
  text_sha256: z.string(),
  at: z.iso.datetime(),
  /** Whose credit history may be consulted; nobody of every other text. */
  named: z.array(z.string()),
  /** Who represents a company since, whom it does not name; of one in force alone. */
  unnamed: z.string().nullable(),
  revoked_at: z.iso.datetime().nullable(),
});

export type AcceptedConsent = z.infer<typeof acceptedConsent>;

/** The text as it holds now, and what this person did about it. */
const consentItem = legalText.extend({
  document: z.enum(consentDocuments),
  revocable: z.boolean(),
  /** Whose credit history could be consulted if it were given now; nobody of every other text. */
  names: z.array(z.string()),
  /** What was accepted last, and when it was taken back; null when it never was. */
  accepted: acceptedConsent.omit({ document: true }).nullable(),
});

export type ConsentItem = z.infer<typeof consentItem>;

/** One of the voluntary ones; any other is not found. */
const voluntary = z.strictObject({ document: rawText(40) });
const done = z.object({ ok: z.literal(true) });

export const consents = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/profile/consents',
    can: 'account.show',
    response: z.object({ items: z.array(consentItem) }),
  }),
  give: endpoint({
    method: 'POST',
    path: '/api/v1/profile/consents/:document',
    can: 'account.edit',
    audit: { action: 'consents.give', object: 'consents' },
    stepUp: true,
    params: voluntary,
    /** The fingerprint of the text that was shown, and whom it was shown to name. */
    body: z.strictObject({
      text_sha256: sha256,
      names: z.array(tidyText(300, plain)).max(2),
    }),
    response: done,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/v1/profile/consents/:document',
    can: 'account.edit',
    restriction: 'open',
    audit: { action: 'consents.revoke', object: 'consents' },
    impersonation: 'refused',
    params: voluntary,
    response: done,
  }),
} as const;
