import { createHash } from 'node:crypto';
import { type LegalDocument, legalDocuments, legalText } from '@contract/people/legal-texts';
import type { Tx } from '@server/db/connection';
import { legalAcceptances } from '@server/db/schema/people';

interface Acceptance {
  userId: string;
  ip: string;
  now: Date;
}

/** Records a person's acceptance of the current terms and privacy notice. */
export async function acceptLegalTexts(tx: Tx, { userId, ip, now }: Acceptance) {
  await tx.insert(legalAcceptances).values(
    legalDocuments.map((document) => ({
      userId,
      document,
      version: legalText(document).version,
      textHash: textHashOf(document),
      ip,
      acceptedAt: now,
    })),
  );
}

export const textHashOf = (document: LegalDocument) => hashOfText(legalText(document));

/** The fingerprint that an acceptance keeps of the words that were shown. */
export const hashOfText = (text: unknown) =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex');
