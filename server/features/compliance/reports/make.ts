import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Period, periodOf, type ReportKind } from '@contract/compliance/report-periods';
import type { ObjectStore } from '@server/adapters/adapters';
import { csvHead, csvRow } from '@server/adapters/csv-file';
import type { Config } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { reports } from '@server/db/schema/compliance-reports';
import { createVault } from '@server/db/vault';
import { storeObject } from '@server/features/documents';
import { changedForStaff } from '@server/features/platform';
import { temporaryFolder } from '@server/http/temporary-folder';
import { and, eq, isNull } from 'drizzle-orm';
import { annex17 } from './annex-17';
import { bureau } from './bureau';
import { commissions } from './commissions';
import type { Making, Report } from './report';
import { withholdings } from './withholdings';

const makers: Record<ReportKind, (making: Making) => Promise<Report>> = {
  'annex-17': annex17,
  bureau,
  withholdings,
  commissions,
};

interface Asked {
  reportId: string;
  objects: ObjectStore;
  config: Config;
  now: Date;
}

/**
 * Job: makes the file of a report, as the database stands at one moment, and keeps it. Its bytes are stored
 * before the row that names them. Begun again after a process that ended, it begins from the start.
 */
export async function makeReport(db: Db, asked: Asked): Promise<void> {
  const { reportId, objects, config, now } = asked;
  const open = and(eq(reports.id, reportId), isNull(reports.readyAt));
  const [report] = await db.select().from(reports).where(open);
  const period = report && periodOf(report.period);
  if (!report || !period) return;
  const told = (changes: Partial<typeof reports.$inferInsert>) =>
    inTransaction(db, async (tx) => {
      const [kept] = await tx.update(reports).set(changes).where(open).returning();
      if (kept) await changedForStaff(tx, 'reports');
    });
  const folder = temporaryFolder(config.dataDir);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  try {
    const written = await writeReport(db, file, {
      period,
      maker: makers[report.kind],
      config,
      progress: (partsDone, parts) => told({ partsDone, parts }),
    });
    await storeObject(db, objects, { path: file, sha256: written.sha256 }, now);
    await told({ ...written, readyAt: now });
  } finally {
    await rm(file, { force: true });
  }
}

interface Writing {
  period: Period;
  maker: (making: Making) => Promise<Report>;
  config: Config;
  progress: (done: number, parts: number) => Promise<void>;
}

async function writeReport(db: Db, path: string, { period, maker, config, progress }: Writing) {
  const vault = createVault(config.appSecret);
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  let [rows, size] = [0, 0];
  const write = async (text: string) => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    size += bytes.length;
    await file.writeFile(bytes);
  };
  try {
    await db.transaction(
      async (tx) => {
        const report = await maker({ tx, vault, period });
        await progress(0, report.parts);
        await write(csvHead(report.headings));
        let done = 0;
        for await (const lines of report.rows) {
          await write(lines.map((line) => csvRow(line)).join(''));
          rows += lines.length;
          done += 1;
          await progress(done, report.parts);
        }
      },
      { isolationLevel: 'repeatable read' },
    );
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), rows, size };
}
