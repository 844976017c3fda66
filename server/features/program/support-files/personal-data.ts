import {
  supportFileReads,
  supportFiles,
  supportFileVersions,
} from '@server/db/schema/program-support';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** Which material of their programs a person opened. */
export const supportReadData: PersonalData = {
  async collect(db, { userId }) {
    const rows = await db
      .select({
        title: supportFiles.title,
        number: supportFileVersions.number,
        at: supportFileReads.readAt,
      })
      .from(supportFileReads)
      .innerJoin(supportFileVersions, eq(supportFileVersions.id, supportFileReads.versionId))
      .innerJoin(supportFiles, eq(supportFiles.id, supportFileVersions.supportFileId))
      .where(eq(supportFileReads.userId, userId))
      .orderBy(asc(supportFileReads.readAt));
    return {
      support_files_read: rows.map(({ title, number, at }) => ({ title, version: number, at })),
    };
  },

  async erase(tx, { userId }) {
    await tx.delete(supportFileReads).where(eq(supportFileReads.userId, userId));
  },
};
