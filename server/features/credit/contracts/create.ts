import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { productName } from '@contract/credit/product-catalog';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { ObjectStore } from '@server/adapters/adapters';
import type { Tx } from '@server/db/connection';
import { contracts, installationSites, loans, signatures } from '@server/db/schema/credit';
import { storeObject } from '@server/features/documents';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { quoteLoan, termsOf } from '../loans/quote';
import type { ProjectRow } from '../projects/project';
import { contractOfProject } from './describe';
import { contractPdf } from './pdf';

interface Ensure {
  row: ProjectRow;
  brand: string;
  objects: ObjectStore;
  temporaryFolder: string;
  now: Date;
}

/**
 * The contract of a project: the one in force, or a new one with its two signatures to come. Its bytes
 * are stored before the row that names them commits.
 */
export async function ensureContract(
  tx: Tx,
  { row, brand, objects, temporaryFolder, now }: Ensure,
) {
  const { project } = row;
  const existing = await contractOfProject(tx, project.id);
  if (existing) return existing.contract;
  const title = t(creditWords.contracts.create.title, { folio: project.folio });
  const bytes = await contractPdf({ brand, title, ...(await contentOf(tx, row, now)) });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await mkdir(temporaryFolder, { recursive: true });
  const file = path.join(temporaryFolder, randomUUID());
  try {
    await writeFile(file, bytes, { flush: true });
    await storeObject(tx, objects, file, sha256);
  } finally {
    await rm(file, { force: true });
  }
  const version = (await tx.$count(contracts, eq(contracts.projectId, project.id))) + 1;
  const [contract] = await tx
    .insert(contracts)
    .values({
      projectId: project.id,
      kind: 'loan',
      title,
      version,
      sha256,
      size: bytes.length,
      status: 'pending',
      createdAt: now,
    })
    .returning();
  if (!contract) throw new Error('the contract was not created');
  await tx.insert(signatures).values([
    { contractId: contract.id, userId: row.applicantUserId, party: 'applicant', position: 1 },
    { contractId: contract.id, userId: row.supplierUserId, party: 'supplier', position: 2 },
  ]);
  return contract;
}

async function contentOf(tx: Tx, { project, applicantName, supplierName }: ProjectRow, now: Date) {
  const [loan] = await tx.select().from(loans).where(eq(loans.projectId, project.id));
  const [site] = await tx
    .select()
    .from(installationSites)
    .where(eq(installationSites.projectId, project.id))
    .orderBy(installationSites.id);
  if (!loan || !site) throw new Error('a funded project has a loan and a site');
  return {
    folio: project.folio,
    madeAt: now,
    madeOn: dayInMexicoCity(now),
    applicant: applicantName,
    supplier: supplierName,
    product: productName(project.productId),
    purpose: project.purpose,
    site: `${site.street}, ${site.neighbourhood}, ${site.municipality}, ${site.state}, C.P. ${site.postalCode}`,
    quote: quoteLoan(termsOf(loan)),
    lateRateBp: loan.lateRateBp,
    lateGraceDays: loan.lateGraceDays,
    waterfallOrder: loan.waterfallOrder,
  };
}
