import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContractPaper } from '@contract/credit/contracts';
import { productName } from '@contract/credit/product-catalog';
import { addressLine } from '@contract/credit/site-address';
import type { Centavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { ObjectStore } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import {
  contracts,
  installationSites,
  loans,
  projects,
  signatures,
} from '@server/db/schema/credit';
import { creditConditions } from '@server/db/schema/credit-committee';
import { storeObject } from '@server/features/documents';
import { announce, contractTextOn, events, textPdf } from '@server/features/platform';
import type { Scope } from '@server/http/principal';
import { temporaryFolder } from '@server/http/temporary-folder';
import { enqueue } from '@server/jobs/outbox';
import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { type Signer, signersOf } from '../contract-signers/signers';
import { quoteLoan, termsOf } from '../loans/quote';
import { assertTermsSealed, sealedTerms, termsHash } from '../loans/sealed-terms';
import { invalidateLists } from '../projects/invalidate-lists';
import { findProject, lockProject, type ProjectRow } from '../projects/project';
import { contractOfProject, isInForce } from './describe';
import { loanPaper } from './pdf';
import { sealContracts } from './sealed';
import { loanContract, loanContractTitle } from './template';

/**
 * The contract in force of a project; null when there is none yet, and a job is left to draft it: drawing and
 * storing it takes too long to hold the project's lock.
 */
export async function ensureContract(tx: Tx, projectId: string, goal: Centavos) {
  const existing = await contractOfProject(tx, projectId);
  if (existing) return existing.contract;
  await enqueue(tx, 'draft-contract', [{ data: { projectId, goal } }]);
  return null;
}

interface Draft {
  projectId: string;
  goal: Centavos;
  objects: ObjectStore;
  config: Config;
  now: Date;
}

/** Has the contract in force drawn again, for what it says has changed: no signature of it counts any more. */
export async function redrawContract(tx: Tx, projectId: string): Promise<void> {
  await tx.update(contracts).set({ status: 'void' }).where(isInForce(projectId));
  const [loan] = await tx
    .select({ goal: loans.principalCents })
    .from(loans)
    .where(eq(loans.projectId, projectId));
  if (!loan) throw new Error('a project with a contract has a loan');
  await ensureContract(tx, projectId, loan.goal);
}

/**
 * Job: makes the contract of a funded project, with its signatures to come, and notifies the first signer.
 * Its bytes are stored before the row that names them commits. One that was made already, or whose project
 * went another way meanwhile, is left alone.
 */
export async function draftContract(db: Db, draft: Draft): Promise<void> {
  const { projectId, objects, config, now } = draft;
  const row = await findProject(db, EVERY, projectId);
  if (!(await isToDraft(db, row))) return;
  const others = await signersOf(db, projectId);
  const facts = { ...(await factsOf(db, row, config, now)), others };
  const text = await contractTextOn(db, loanContract, facts.madeOn);
  const title = loanContractTitle(text.subject, facts);
  const paper = loanPaper({ ...facts, title, text });
  const bytes = await textPdf({ ...paper, title, brand: config.brand, madeAt: now });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const folder = temporaryFolder(config.dataDir);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  try {
    await writeFile(file, bytes, { flush: true });
    await storeObject(db, objects, { path: file, sha256 }, now);
    const kept = {
      title,
      site: facts.site,
      sha256,
      size: bytes.length,
      textNumber: text.number,
      textHash: text.sha256,
      paper,
    };
    await inTransaction(db, (tx) => keepContract(tx, draft, kept, others));
  } finally {
    await rm(file, { force: true });
  }
}

/** Whether a contract is to be made now: it waits for what the credit was approved on condition of. */
async function isToDraft(db: Db | Tx, { project }: ProjectRow): Promise<boolean> {
  if (project.status !== 'to_sign') return false;
  const open = db
    .select({ id: creditConditions.id })
    .from(creditConditions)
    .where(and(eq(creditConditions.projectId, projects.id), isNull(creditConditions.metAt)));
  const drawn = db.select({ id: contracts.id }).from(contracts).where(isInForce(projects.id));
  const [found] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, project.id), notExists(open), notExists(drawn)));
  return found !== undefined;
}

async function keepContract(
  tx: Tx,
  { projectId, goal, config, now }: Draft,
  {
    site,
    ...file
  }: {
    title: string;
    site: string;
    sha256: string;
    size: number;
    textNumber: number;
    textHash: string;
    paper: ContractPaper;
  },
  others: readonly Signer[],
): Promise<void> {
  const row = await lockProject(tx, EVERY, projectId);
  if (!(await isToDraft(tx, row))) return;
  if ((await sitesLine(tx, projectId)) !== site) {
    // An address was changed while it was drawn.
    await enqueue(tx, 'draft-contract', [{ data: { projectId, goal } }]);
    return;
  }
  const version = sql`(select count(*) + 1 from contracts c where c.project_id = ${projectId})`;
  const [contract] = await tx
    .insert(contracts)
    .values({ projectId, kind: 'loan', version, ...file, status: 'pending', createdAt: now })
    .returning();
  if (!contract) throw new Error('the contract was not created');
  await sealContracts(tx, [contract], {
    occurredOn: dayInMexicoCity(now),
    actor: 'draft-contract',
  });
  const signers = [
    { party: 'applicant' as const, userId: row.applicantUserId },
    ...others.map(({ party, id: userId }) => ({ party, userId })),
    { party: 'supplier' as const, userId: row.supplierUserId },
  ];
  const inOrder = signers.map((each, at) => ({
    ...each,
    contractId: contract.id,
    position: at + 1,
  }));
  await tx.insert(signatures).values(inOrder);
  const { folio } = row.project;
  const facts = { projectId, folio, goal };
  await announce(tx, config, row.applicantUserId, events.fundedAndToSign, facts);
  await invalidateLists(tx, row, null);
}

const EVERY: Scope = { kind: 'all' };

async function factsOf(
  db: Db,
  { project, applicantName, supplierName }: ProjectRow,
  { brand }: Config,
  now: Date,
) {
  const [found] = await db
    .select({ loan: loans, sealed: sealedTerms })
    .from(loans)
    .where(eq(loans.projectId, project.id));
  if (!found) throw new Error('a funded project has a loan');
  const { loan, sealed } = found;
  assertTermsSealed(loan, sealed);
  return {
    brand,
    folio: project.folio,
    madeAt: now,
    madeOn: dayInMexicoCity(now),
    applicant: applicantName,
    supplier: supplierName,
    product: productName(project.productId),
    purpose: project.purpose,
    site: await sitesLine(db, project.id),
    quote: quoteLoan(termsOf(loan)),
    lateRateBp: loan.lateRateBp,
    lateGraceDays: loan.lateGraceDays,
    waterfallOrder: loan.waterfallOrder,
    termsHash: termsHash(loan),
  };
}

/** Where a project is installed, as its contract says it. */
async function sitesLine(db: Db | Tx, projectId: string): Promise<string> {
  const sites = await db
    .select()
    .from(installationSites)
    .where(eq(installationSites.projectId, projectId))
    .orderBy(installationSites.id);
  return sites.map((site) => addressLine(site, site.postalCode)).join('; ');
}
