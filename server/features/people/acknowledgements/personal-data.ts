import { acknowledgementServerWords } from '@contract/locales/es-MX/people/acknowledgements-server';
import { acknowledgementSignatures as signatures } from '@server/db/schema/people-acknowledgements';
import { t } from '@server/i18n';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What the owner of a company signed for it: evidence, which stays when the account is closed. */
export const acknowledgementData: PersonalData = {
  async collect(db, { userId }) {
    // Without the bytes, which their owner downloads.
    const rows = await db
      .select({
        folio: signatures.folio,
        document: signatures.document,
        version: signatures.version,
        textHash: signatures.textHash,
        sha256: signatures.sha256,
        signedAt: signatures.signedAt,
      })
      .from(signatures)
      .where(eq(signatures.userId, userId))
      .orderBy(asc(signatures.id));
    return {
      acknowledgements: rows.map(({ folio, document, version, textHash, sha256, signedAt }) => ({
        ...{ folio, document, version },
        text_sha256: textHash,
        pdf_sha256: sha256,
        signed_at: signedAt,
      })),
    };
  },

  async hangs(db, { supplierId }) {
    if (!supplierId) return [];
    const signed = await db.$count(signatures, eq(signatures.supplierId, supplierId));
    return signed > 0 ? [t(acknowledgementServerWords.hangs)] : [];
  },
};
