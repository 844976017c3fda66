import { documentDefinitions, documents } from '@server/db/schema/documents';
import { and, asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What documents there are of a person; the law keeps identity papers beyond an account's end. */
export const documentData: PersonalData = {
  async collect(db, { userId }) {
    const rows = await db
      .select({ document: documents })
      .from(documents)
      .innerJoin(documentDefinitions, eq(documentDefinitions.id, documents.definitionId))
      // What staff keep to themselves is not told here either.
      .where(and(eq(documents.userId, userId), eq(documentDefinitions.boPrivate, false)))
      .orderBy(asc(documents.id));
    const own = rows.map(({ document }) => document);
    return {
      documents: own.map(({ docId, fileName, mediaType, size, status, sha256, createdAt }) => ({
        kind: docId,
        file_name: fileName,
        media_type: mediaType,
        size,
        status,
        sha256,
        uploaded_at: createdAt,
      })),
    };
  },
};
