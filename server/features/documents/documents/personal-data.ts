import { documents } from '@server/db/schema/documents';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What documents there are of a person; the law keeps identity papers beyond an account's end. */
export const documentData: PersonalData = {
  async collect(db, { userId }) {
    const rows = await db
      .select()
      .from(documents)
      .where(eq(documents.userId, userId))
      .orderBy(asc(documents.id));
    return {
      documents: rows.map(({ docId, fileName, mediaType, size, status, sha256, createdAt }) => ({
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
