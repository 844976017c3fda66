import { DAY_MEGABYTES } from '@contract/documents/file-size';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, gt, sql, sum } from 'drizzle-orm';

const DAY_MS = 24 * 60 * 60 * 1000;
const MEGABYTE = 1024 * 1024;

interface Bringing {
  userId: string;
  size: number;
  config: Pick<Config, 'rateLimitScale'>;
  now: Date;
}

/**
 * Refuses a file with which a person would have brought more than their part of a day, replaced versions too.
 * @throws AppError rule
 */
export async function assertWithinQuota(db: Db | Tx, { userId, size, config, now }: Bringing) {
  const since = new Date(now.getTime() - DAY_MS);
  const [row] = await db
    .select({ bytes: sum(documents.size) })
    .from(documents)
    .where(and(eq(documents.uploadedBy, userId), gt(documents.createdAt, since)));
  const megabytes = DAY_MEGABYTES * config.rateLimitScale;
  if (Number(row?.bytes ?? 0) + size <= megabytes * MEGABYTE) return;
  throw refused(t(documentsWords.documents.quota.full, { megabytes }));
}

/** One after another, so that files that are sent at once do not each fit by themselves. */
export const lockQuota = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`document_quota/${userId}`}, 0))`);
