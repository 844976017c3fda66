import { createHash } from 'node:crypto';
import type { ContractPaper } from '@contract/credit/contracts';
import type { Day } from '@contract/kernel/fields/day';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Db, Tx } from '@server/db/connection';
import { contracts } from '@server/db/schema/credit';
import { canonical } from '@server/http/canonical';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import {
  beginSealing,
  type Fact,
  isAnySealed,
  seal,
  sealedHash,
  sealOf,
  sealsThatBegin,
} from '@server/ledger/seals';
import { asc, gt, type SQL, sql } from 'drizzle-orm';
import { SIGNATURE } from './describe';
import { isSignedAsDrawn } from './rules';
import { expectedSeal, signatureFact, signaturesIn } from './sealed-signatures';

export type Contract = typeof contracts.$inferSelect;
interface Event {
  occurredOn: Day;
  actor: string;
}

const CONTRACT = 'contract:';
const subjectOf = (id: string) => `${CONTRACT}${id}`;

/** SHA-256 of a contract as it is read on a screen, in hex; null where its PDF alone has its words. */
export const paperHash = (paper: ContractPaper | null): string | null =>
  paper && createHash('sha256').update(canonical(paper)).digest('hex');

/** What its parties read and sign. */
function drawnFact(contract: Contract): Fact {
  const { id, projectId, kind, title, version, sha256, size, textNumber, textHash, paper } =
    contract;
  return {
    subject: subjectOf(id),
    content: {
      ...{ projectId, kind, title, version, sha256, size, textNumber, textHash },
      paper: paperHash(paper),
    },
  };
}

/** Seals contracts as they were drawn. */
export const sealContracts = (tx: Tx, drawn: readonly Contract[], event: Event): Promise<void> =>
  seal(tx, drawn.map(drawnFact), event);

/**
 * A contract with all that is read and signed of it; undefined when none is found.
 * @throws AppError conflict when it is not as it was sealed
 */
export async function findSealed(
  db: Db | Tx,
  which: SQL | undefined,
): Promise<Contract | undefined> {
  const [found] = await db
    .select({ contract: contracts, sealed: sealedHash(sql`${CONTRACT}::text || contracts.id`) })
    .from(contracts)
    .where(which);
  if (found && found.sealed !== sealOf(drawnFact(found.contract))) {
    throw conflict(t(creditWords.contracts.altered));
  }
  return found?.contract;
}

/**
 * Seals the contracts, and the signatures, of before there were seals, as far as they fit each other; once that is done,
 * never again.
 */
export async function sealStoredContracts(tx: Tx, event: Event): Promise<void> {
  if (!(await beginSealing(tx, 'contracts', event))) return;
  const areSealed = await isAnySealed(tx, CONTRACT);
  const sealed = await sealsThatBegin(tx, SIGNATURE);
  for await (const rows of allContracts(tx)) {
    const all = await signaturesIn(tx, rows);
    const fitting = rows.filter((row) =>
      isSignedAsDrawn(
        row.sha256,
        all.filter(({ contractId }) => contractId === row.id),
      ),
    );
    if (!areSealed) await sealContracts(tx, fitting, event);
    const ids = new Set(fitting.map(({ id }) => id));
    const given = all.filter(({ contractId, signedAt }) => signedAt && ids.has(contractId));
    const facts = given.map(signatureFact).filter(({ subject }) => !sealed.has(subject));
    await seal(tx, facts, event);
  }
}

/** Contracts and signatures that are not as they were sealed, or are gone, a line each. */
export const contractDifferences = (db: Db): Promise<string[]> =>
  db.transaction(
    async (tx) => {
      const sealed = new Map([
        ...(await sealsThatBegin(tx, CONTRACT)),
        ...(await sealsThatBegin(tx, SIGNATURE)),
      ]);
      const altered: string[] = [];
      const compare = ({ subject }: Fact, expected: string | null) => {
        if ((sealed.get(subject) ?? null) !== expected) altered.push(subject);
        sealed.delete(subject);
      };
      for await (const rows of allContracts(tx)) {
        for (const fact of rows.map(drawnFact)) compare(fact, sealOf(fact));
        for (const each of await signaturesIn(tx, rows)) {
          compare(signatureFact(each), expectedSeal(each));
        }
      }
      const named = (subject: string) => subject.replace(':', ' ');
      return [
        ...altered.map((subject) => `${named(subject)} is not as it was sealed`),
        ...[...sealed.keys()].map((subject) => `${named(subject)} is gone`),
      ];
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Each has the words of all of it. */
const AT_ONCE = 100;

/** All contracts, part by part. */
async function* allContracts(db: Db | Tx): AsyncGenerator<Contract[]> {
  let rows: Contract[] = [];
  do {
    const after = rows.at(-1);
    rows = await db
      .select()
      .from(contracts)
      .where(after && gt(contracts.id, after.id))
      .orderBy(asc(contracts.id))
      .limit(AT_ONCE);
    yield rows;
  } while (rows.length === AT_ONCE);
}
