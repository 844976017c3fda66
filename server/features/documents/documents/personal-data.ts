import { applies } from '@contract/documents/document-definitions';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import { documentDefinitions, documents } from '@server/db/schema/documents';
import { t } from '@server/i18n';
import { and, asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { personOwner } from './owners';
import { shownAmong } from './shown';

/** What documents there are of a person; the law keeps identity papers beyond an account's end. */
export const documentData: PersonalData = {
  async collect(db, { userId }) {
    const own = eq(documents.userId, userId);
    const shown = await shownAmong(db, own);
    const rows = await db
      .select({ document: documents, kind: documentDefinitions.name })
      .from(documents)
      .innerJoin(documentDefinitions, eq(documentDefinitions.id, documents.definitionId))
      // What staff keep to themselves, or does not show for now, is not told here either.
      .where(and(own, shown, eq(documentDefinitions.boPrivate, false)))
      .orderBy(asc(documents.id));
    return {
      documents: rows.map(({ document, kind }) => ({
        kind,
        file_name: document.fileName,
        media_type: document.mediaType,
        size: document.size,
        status: document.status,
        sha256: document.sha256,
        uploaded_at: document.createdAt,
      })),
    };
  },

  /** Those that are asked of the profile and, without it, would not be asked of the person. */
  async hangs(db, { userId }, profile) {
    const owner = await personOwner(db, userId);
    if (!owner) return [];
    const role = owner.facts.role?.filter((one) => one !== profile) ?? [];
    const rows = await db
      .selectDistinct({ condition: documentDefinitions.condition })
      .from(documents)
      .innerJoin(documentDefinitions, eq(documentDefinitions.id, documents.definitionId))
      .where(and(eq(documents.ownerTable, 'users'), eq(documents.ownerId, userId)));
    const some = rows.some(
      (asked) => applies(asked, owner.facts) && !applies(asked, { ...owner.facts, role }),
    );
    return some ? [t(documentsWords.hangs.documents)] : [];
  },
};
