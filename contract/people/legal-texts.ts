import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { day } from '../kernel/fields/day';
import { sha256 } from '../kernel/fields/sha256';
import { textBlock } from '../kernel/text-blocks';

export const legalDocuments = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** A text that people agree to, in one of its versions, as its reader has it. */
export const legalText = z.object({
  /** Counts up with every change of the text; people accept one version. */
  version: z.string(),
  /** The day from which it holds. */
  since: day,
  title: z.string(),
  blocks: z.array(textBlock),
  /** Fingerprint of its words, which an acceptance keeps. */
  text_sha256: sha256,
});

export type LegalText = z.infer<typeof legalText>;

/** The fingerprints of what somebody had before them when they agreed; other words than those in force are not agreed to. */
export const textsRead = z.strictObject({ terms: sha256, privacy: sha256 });

export type TextsRead = z.infer<typeof textsRead>;

export const legalTexts = {
  /** What people accept when they register: as it holds today, or in a version that held before. */
  show: endpoint({
    method: 'GET',
    path: '/api/v1/legal-texts/:legalText',
    can: 'public',
    params: z.strictObject({ legalText: z.enum(legalDocuments) }),
    query: z.strictObject({ version: z.coerce.number().int().min(1).max(100_000).optional() }),
    response: legalText,
  }),
} as const;
