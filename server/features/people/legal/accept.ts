import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import { legalDocuments, type TextsRead } from '@contract/people/legal-texts';
import type { Tx } from '@server/db/connection';
import { legalAcceptances } from '@server/db/schema/people';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { legalTextsAt } from './texts';

interface Acceptance {
  userId: string;
  /** What their page had; not known of a page that could not ask. */
  read?: TextsRead | undefined;
  ip: string;
  now: Date;
}

/**
 * Records a person's acceptance of the terms and the privacy notice in force.
 *
 * @throws AppError conflict when they read other words
 */
export function acceptLegalTexts(tx: Tx, { userId, ...how }: Acceptance) {
  return acceptLegalTextsOfAll(tx, { userIds: [userId], ...how });
}

/** As {@link acceptLegalTexts}, of many people at once. */
export async function acceptLegalTextsOfAll(
  tx: Tx,
  { userIds, read, ip, now }: Omit<Acceptance, 'userId'> & { userIds: readonly string[] },
) {
  const texts = await legalTextsAt(tx, legalDocuments, now);
  const accepted = legalDocuments.flatMap((document, at) => {
    const text = texts[at];
    if (!text) return [];
    if (read && read[document] !== text.sha256) throw conflict(t(relationWords.gate.otherText));
    const { number, sha256: textHash } = text;
    const version = String(number);
    return userIds.map((userId) => ({ userId, document, version, textHash, ip, acceptedAt: now }));
  });
  await tx.insert(legalAcceptances).values(accepted);
}
