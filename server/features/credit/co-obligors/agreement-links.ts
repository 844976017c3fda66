import { href } from '@contract/kernel/screens';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { contracts, signatures } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import {
  deadLink,
  endUnboundLink,
  mintUnboundLink,
  oneTimeLife,
  redeemUnboundLink,
  subjectOf,
} from '@server/features/identity';
import { queueMail } from '@server/features/platform';
import { and, eq, exists, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { agreementLink } from './mails';
import { type CoObligorRow, lockCoObligor } from './repository';

interface Sent {
  config: Config;
  now: Date;
}

/** Mails a co-obligor the link to an agreement that its applicant signed; the one before stops working. */
export async function sendAgreement(tx: Tx, contractId: string, { config, now }: Sent) {
  const signer = await signerOf(tx, contractId);
  if (!signer) throw new Error('the agreement does not wait for a co-obligor');
  const token = await mintUnboundLink(tx, {
    purpose: 'co_obligor_restructure',
    subject: contractId,
    now,
  });
  const url = `${config.publicUrl}${href('coObligorRestructure')}#${token}`;
  await queueMail(tx, config, agreementLink(config, signer, url));
}

/** Agreements that wait for who has an address. */
export async function waitingAt(tx: Tx, email: string): Promise<string[]> {
  const rows = await waiting(tx, eq(coObligors.email, email));
  return rows.map(({ contractId }) => contractId);
}

async function signerOf(db: Db | Tx, contractId: string): Promise<CoObligorRow | undefined> {
  const [row] = await waiting(db, eq(contracts.id, contractId));
  return row?.coObligor;
}

const first = alias(signatures, 'first_signature');

/** Agreements that their applicant signed and their co-obligor did not. */
const waiting = (db: Db | Tx, which: ReturnType<typeof eq>) =>
  db
    .select({ contractId: contracts.id, coObligor: coObligors })
    .from(contracts)
    .innerJoin(signatures, eq(signatures.contractId, contracts.id))
    .innerJoin(coObligors, eq(coObligors.id, signatures.userId))
    .where(
      and(
        which,
        eq(contracts.kind, 'restructure'),
        eq(contracts.status, 'pending'),
        eq(signatures.party, 'co_obligor'),
        isNull(signatures.signedAt),
        exists(
          db
            .select({ id: first.id })
            .from(first)
            .where(
              and(
                eq(first.contractId, contracts.id),
                eq(first.party, 'applicant'),
                isNotNull(first.signedAt),
              ),
            ),
        ),
      ),
    );

const passOf = (contractId: string) => ({
  purpose: 'co_obligor_pass' as const,
  subject: `restructure:${contractId}`,
});

/** Uses a link once and opens the acts of its page for half an hour; the co-obligor is locked. */
export async function redeemAgreement(tx: Tx, token: string, now: Date) {
  const contractId = await redeemUnboundLink(tx, 'co_obligor_restructure', token, now, (id) =>
    openSigner(tx, id),
  );
  const row = await openSigner(tx, contractId);
  const pass = await mintUnboundLink(tx, { ...passOf(contractId), now });
  const ends = new Date(now.getTime() + oneTimeLife.co_obligor_pass);
  return { contractId, row, opened: { pass, expires_at: ends.toISOString() } };
}

/** Whose pass it is and for which agreement, locked while it waits for them. */
export async function lockSigner(tx: Tx, pass: string, now: Date) {
  const contractId = await agreementOf(tx, pass, now);
  const row = await openSigner(tx, contractId);
  // Spent while this call waited for the lock.
  await agreementOf(tx, pass, now);
  return { contractId, row };
}

async function agreementOf(tx: Tx, pass: string, now: Date): Promise<string> {
  const [of, id = ''] = (await subjectOf(tx, 'co_obligor_pass', pass, now)).split(':');
  if (of !== 'restructure') throw deadLink();
  return id;
}

async function openSigner(tx: Tx, contractId: string): Promise<CoObligorRow> {
  const signer = await signerOf(tx, contractId);
  const row = signer && (await lockCoObligor(tx, signer.id));
  // Signed, declined or taken back while this call waited for the lock.
  if (!row || !(await signerOf(tx, contractId))) throw deadLink();
  return row;
}

export const endAgreementPass = (tx: Tx, contractId: string, now: Date) =>
  endUnboundLink(tx, { ...passOf(contractId), now });
