import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContractPaper } from '@contract/credit/contracts';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { restructureWords as words } from '@contract/locales/es-MX/credit/restructures-server';
import type { ObjectStore } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { contracts, signatures } from '@server/db/schema/credit';
import { loanRestructures } from '@server/db/schema/credit-restructures';
import { storeObject } from '@server/features/documents';
import { announce, changedForStaff, events, textPdf } from '@server/features/platform';
import { temporaryFolder } from '@server/http/temporary-folder';
import { t } from '@server/i18n';
import { eq, sql } from 'drizzle-orm';
import { coObligorTakingPart } from '../co-obligors/taking-part';
import { sealContracts } from '../contracts/sealed';
import { offerHash } from '../loans/sealed-terms';
import { describeFigures } from './offer';
import { agreementPaper } from './pdf';
import { type Credit, findCredit, lockRestructure, type Restructure } from './repository';

interface Draft {
  restructureId: string;
  objects: ObjectStore;
  config: Config;
  now: Date;
}

/**
 * Job: draws the agreement of a proposal, to be signed by its applicant, who is told, and then by their co-obligor. Its bytes are stored before the
 * row that names them commits. One that was drawn or ended meanwhile is left alone.
 */
export async function draftRestructure(db: Db, draft: Draft): Promise<void> {
  const { restructureId, objects, config, now } = draft;
  const [row] = await db
    .select()
    .from(loanRestructures)
    .where(eq(loanRestructures.id, restructureId));
  if (!row || !isToDraft(row)) return;
  const credit = await findCredit(db, { kind: 'all' }, row.loanId);
  const coObligor = await coObligorTakingPart(db, credit.loan.projectId);
  const title = t(words.pdf.title, { folio: credit.folio });
  const { brand } = config;
  const paper = agreementPaper({
    brand,
    folio: credit.folio,
    madeOn: dayInMexicoCity(now),
    applicant: credit.applicantName,
    coObligor: coObligor?.fullName ?? null,
    principal: credit.loan.principalCents,
    termMonths: credit.loan.termMonths,
    lateRateBp: credit.loan.lateRateBp,
    countedUntil: row.countedUntil,
    offerHash: offerHash(row),
    figures: { ...describeFigures(row), expires_on: row.expiresOn },
  });
  const bytes = await textPdf({ ...paper, brand, title, madeAt: now });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const folder = temporaryFolder(config.dataDir);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  try {
    await writeFile(file, bytes, { flush: true });
    await storeObject(db, objects, { path: file, sha256 }, now);
    const kept = { title, sha256, size: bytes.length, paper };
    const coObligorId = coObligor?.id ?? null;
    await inTransaction(db, (tx) => keepAgreement(tx, draft, { ...credit, coObligorId }, kept));
  } finally {
    await rm(file, { force: true });
  }
}

const isToDraft = ({ status, contractId }: Restructure) =>
  status === 'proposed' && contractId === null;

interface Signed extends Credit {
  /** Who signs after the applicant. */
  coObligorId: string | null;
}

async function keepAgreement(
  tx: Tx,
  { restructureId, config, now }: Draft,
  { loan: { projectId }, folio, applicantUserId, coObligorId }: Signed,
  file: { title: string; sha256: string; size: number; paper: ContractPaper },
): Promise<void> {
  const row = await lockRestructure(tx, { kind: 'all' }, restructureId);
  if (!isToDraft(row)) return;
  const kind = 'restructure' as const;
  const version = sql`(select count(*) + 1 from contracts c
    where c.project_id = ${projectId} and c.kind = ${kind})`;
  const [contract] = await tx
    .insert(contracts)
    .values({ projectId, kind, version, ...file, status: 'pending', createdAt: now })
    .returning();
  if (!contract) throw new Error('the agreement was not created');
  await sealContracts(tx, [contract], {
    occurredOn: dayInMexicoCity(now),
    actor: 'draft-restructure',
  });
  await tx.insert(signatures).values([
    { contractId: contract.id, userId: applicantUserId, party: 'applicant', position: 1 },
    ...(coObligorId
      ? [
          {
            contractId: contract.id,
            userId: coObligorId,
            party: 'co_obligor' as const,
            position: 2,
          },
        ]
      : []),
  ]);
  await tx
    .update(loanRestructures)
    .set({ contractId: contract.id })
    .where(eq(loanRestructures.id, row.id));
  await announce(tx, config, applicantUserId, events.restructureProposed, {
    folio,
    projectId,
    months: row.months,
    firstDue: row.firstDueOn,
    expiresOn: row.expiresOn,
  });
  await changedForStaff(tx, 'restructures', { also: [applicantUserId] });
}
