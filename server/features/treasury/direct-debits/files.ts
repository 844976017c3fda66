import { Readable } from 'node:stream';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { directDebitWords as words } from '@contract/locales/es-MX/treasury/direct-debits-server';
import {
  type directDebitFiles as contract,
  MOST_CHARGES,
} from '@contract/treasury/direct-debit-files';
import type { DirectDebits } from '@server/adapters/direct-debits';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { loans, projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import {
  directDebitCharges,
  directDebitFiles,
  directDebits,
} from '@server/db/schema/treasury-direct-debits';
import type { Vault } from '@server/db/vault';
import { holdApplicant } from '@server/features/credit';
import { conflict, notFound } from '@server/http/errors';
import type { FileAnswer, QueryOf } from '@server/http/implement';
import { t } from '@server/i18n';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { decide, folioOf, owedOf } from './follow';
import { type Charge, changeCharge, chargesOf, lockMandate } from './repository';
import { sourceNow } from './source';
import { haltMandate } from './withdraw';

/** Place of a charge's CLABE in the vault. */
export const chargeClabePlace = (id: string) => `direct_debit_charges.clabe:${id}`;

interface Making {
  by: string;
  vault: Vault;
  config: Config;
  now: Date;
}

/**
 * Puts all charges that wait for the bank into one file, each once: what each takes is decided anew, and what is owed no
 * more, or whose account is another by now, is left out.
 * @throws AppError conflict when nothing waits
 */
export async function makeFile(tx: Tx, making: Making) {
  const waiting = await tx
    .select({ id: directDebitCharges.id, applicantId: directDebitCharges.applicantId })
    .from(directDebitCharges)
    .where(
      and(eq(directDebitCharges.status, 'ordered'), eq(directDebitCharges.sourceKind, 'clabe')),
    )
    .orderBy(asc(directDebitCharges.chargeOn), asc(directDebitCharges.id))
    .limit(MOST_CHARGES);
  if (waiting.length === 0) throw conflict(t(words.nothingWaits));
  const chosen: Chosen[] = [];
  // People in the order of their ids, as all who lock several do.
  for (const charge of waiting.sort((a, b) => a.applicantId.localeCompare(b.applicantId))) {
    const decided = await decideAgain(tx, charge, making);
    if (decided) chosen.push(decided);
  }
  const leftOut = waiting.length - chosen.length;
  if (chosen.length === 0) return { id: null, leftOut };
  const id = v7();
  await tx.insert(directDebitFiles).values({ id, createdBy: making.by, createdAt: making.now });
  const today = dayInMexicoCity(making.now);
  for (const { charge, clabe, amountCents } of chosen) {
    await changeCharge(tx, charge.id, {
      status: 'sent',
      fileId: id,
      amountCents,
      chargeOn: charge.chargeOn < today ? today : charge.chargeOn,
      clabe: making.vault.seal(clabe, chargeClabePlace(charge.id)),
    });
  }
  return { id, leftOut };
}

interface Chosen {
  charge: Charge;
  clabe: string;
  amountCents: Charge['amountCents'];
}

async function decideAgain(
  tx: Tx,
  { id, applicantId }: Pick<Charge, 'id' | 'applicantId'>,
  { vault, config, now }: Making,
): Promise<Chosen | null> {
  const applicant = await holdApplicant(tx, applicantId);
  const [charge] = await tx.select().from(directDebitCharges).where(eq(directDebitCharges.id, id));
  // Another file has it by now, or its mandate was paused.
  if (charge?.status !== 'ordered') return null;
  const mandate = await lockMandate(tx, charge.directDebitId);
  const today = dayInMexicoCity(now);
  const { sourceKind: kind, sourceId, sourceMark, loanId } = mandate;
  const reading = { vault, gateway: null, now };
  const source = await sourceNow(tx, applicantId, { kind, id: sourceId }, reading);
  if (source?.mark !== sourceMark || source.clabe === null) {
    const folio = await folioOf(tx, loanId);
    await haltMandate(tx, { mandate, why: 'source_changed', applicant, folio, today, config });
    return null;
  }
  const credit = await owedOf(tx, mandate, today);
  const charges = await chargesOf(tx, [loanId]);
  const amountCents = await decide(tx, { mandate, charge, credit, charges, today });
  return amountCents === null ? null : { charge, clabe: source.clabe, amountCents };
}

const figures = {
  charges: sql<number>`(select count(*)::int from ${directDebitCharges} c where c.file_id = direct_debit_files.id)`,
  total: sql<string>`(select coalesce(sum(c.amount_cents), 0)::text from ${directDebitCharges} c where c.file_id = direct_debit_files.id)`,
  waiting: sql<number>`(select count(*)::int from ${directDebitCharges} c where c.file_id = direct_debit_files.id and c.status = 'sent')`,
};

const fileQuery = (db: Db | Tx) =>
  db
    .select({ file: getTableColumns(directDebitFiles), by: users.fullName, ...figures })
    .from(directDebitFiles)
    .innerJoin(users, eq(users.id, directDebitFiles.createdBy));

type FileRow = Awaited<ReturnType<typeof fileQuery>>[number];

export async function listFiles(db: Db, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: directDebitFiles,
    id: directDebitFiles.id,
    select: fileQuery(db),
    own: (row) => row.file,
    filters: {},
    sorts: { created_at: directDebitFiles.id },
    defaultSort: '-created_at',
  });
  return { ...page, items: page.items.map(describeFile) };
}

/** A file for the bank as it is listed. @throws AppError not_found */
export async function shownFile(db: Db | Tx, id: string) {
  const [row] = await fileQuery(db).where(eq(directDebitFiles.id, id));
  if (!row) throw notFound();
  return describeFile(row);
}

const describeFile = ({ file, by, charges, total, waiting }: FileRow) => ({
  id: file.id,
  folio: file.folio,
  charges,
  total_cents: Number(total),
  waiting,
  created_at: file.createdAt.toISOString(),
  created_by_id: file.createdBy,
  created_by: by,
});

/** The bytes of a file for the bank; what is in it never changes. */
export async function bankFile(
  db: Db | Tx,
  { id, folio }: { id: string; folio: string },
  { vault, directDebits: bank }: { vault: Vault; directDebits: DirectDebits },
): Promise<FileAnswer> {
  const rows = await db
    .select({
      charge: directDebitCharges,
      holder: directDebits.sourceHolder,
      creditTo: applicants.paymentClabe,
      project: projects.folio,
    })
    .from(directDebitCharges)
    .innerJoin(directDebits, eq(directDebits.id, directDebitCharges.directDebitId))
    .innerJoin(applicants, eq(applicants.id, directDebitCharges.applicantId))
    .innerJoin(loans, eq(loans.id, directDebitCharges.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .where(eq(directDebitCharges.fileId, id))
    .orderBy(asc(directDebitCharges.id));
  const { bytes, extension, mediaType } = bank.orderFile(
    rows.map(({ charge, holder, creditTo, project }) => ({
      reference: charge.reference,
      clabe: vault.open(charge.clabe ?? '', chargeClabePlace(charge.id)),
      holder,
      amount: charge.amountCents,
      on: charge.chargeOn satisfies Day,
      creditTo,
      concept: t(words.concept, { folio: project, reference: charge.reference }),
    })),
  );
  return {
    stream: Readable.from([bytes]),
    size: bytes.length,
    mediaType,
    fileName: `${t(words.fileName, { folio })}.${extension}`,
    disposition: 'attachment',
  };
}
