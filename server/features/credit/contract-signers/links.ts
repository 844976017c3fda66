import { signsByLink } from '@contract/credit/contracts';
import { href } from '@contract/kernel/screens';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { contracts, projects, signatures } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { contractSigners, signatureLinks } from '@server/db/schema/credit-contract-signers';
import {
  deadLink,
  endUnboundLink,
  hashToken,
  mintUnboundLink,
  newToken,
  oneTimeLife,
  subjectOf,
} from '@server/features/identity';
import { queueMail } from '@server/features/platform';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { NipHolder } from '../co-obligors/nip';
import { lockProject } from '../projects/project';
import { signLink } from './mails';
import { isToSign, LINK_LIFE_MS, type LinkFacts, linkState, MOST_LINKS } from './rules';
import { signerOf } from './signers';

type Signature = typeof signatures.$inferSelect;
export type SignatureLink = typeof signatureLinks.$inferSelect;

interface Sent {
  kind: LinkFacts['kind'];
  config: Config;
  now: Date;
}

/** Mails who signs next the link to do so; the one before stops working. */
export async function askToSign(tx: Tx, signature: Signature, sent: Sent): Promise<void> {
  const { kind, config, now } = sent;
  await endLink(tx, signature, now);
  const token = newToken();
  await tx.insert(signatureLinks).values({
    signatureId: signature.id,
    tokenHash: hashToken(token),
    kind,
    sentAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFE_MS),
  });
  const url = `${config.publicUrl}${href('contractSigning')}#${token}`;
  const signer = await signerOf(tx, signature);
  await queueMail(tx, config, signLink(config, signer, { url, isReminder: kind === 'reminder' }));
}

/** Ends what was sent of a signature, and what it opened. */
export async function endLink(tx: Tx, { id }: Pick<Signature, 'id'>, now: Date): Promise<void> {
  for (const link of await linksOf(tx, [id])) {
    if (link.replacedAt) continue;
    await tx.update(signatureLinks).set({ replacedAt: now }).where(eq(signatureLinks.id, link.id));
    if (link.openedAt) await endSigningPass(tx, link.id, now);
  }
}

/** All that was sent of some signatures, in their order. */
export const linksOf = (db: Db | Tx, signatureIds: string[]): Promise<SignatureLink[]> =>
  db
    .select()
    .from(signatureLinks)
    .where(inArray(signatureLinks.signatureId, signatureIds))
    .orderBy(asc(signatureLinks.id));

/** A link with what it signs. */
async function findLink(tx: Tx, which: ReturnType<typeof eq>) {
  const [found] = await tx
    .select({
      link: signatureLinks,
      signature: signatures,
      contractStatus: contracts.status,
      projectStatus: projects.status,
      projectId: projects.id,
    })
    .from(signatureLinks)
    .innerJoin(signatures, eq(signatures.id, signatureLinks.signatureId))
    .innerJoin(contracts, eq(contracts.id, signatures.contractId))
    .innerJoin(projects, eq(projects.id, contracts.projectId))
    .where(which);
  return found;
}

/** The same with its project locked, as whatever else happens to the contract locks it. */
async function lockLink(tx: Tx, which: ReturnType<typeof eq>) {
  const found = await findLink(tx, which);
  if (!found) throw deadLink();
  const row = await lockProject(tx, { kind: 'all' }, found.projectId);
  const link = await findLink(tx, which);
  if (!link || !signsByLink(link.signature.party)) throw deadLink();
  return { ...link, row, party: link.signature.party };
}

export type LockedLink = Awaited<ReturnType<typeof lockLink>>;

/**
 * What became of a link; one that is still to be used is used by this, and opens its page's acts for half an hour.
 * @throws AppError as for a dead link when nothing like it was ever sent
 */
export async function redeemSignatureLink(tx: Tx, token: string, now: Date) {
  const locked = await lockLink(tx, eq(signatureLinks.tokenHash, hashToken(token)));
  const { link, signature, ...waiting } = locked;
  const state = linkState(link, { ...waiting, signedAt: signature.signedAt }, now);
  if (state !== 'pending') return { state, ...locked, opened: null };
  await tx.update(signatureLinks).set({ openedAt: now }).where(eq(signatureLinks.id, link.id));
  const pass = await mintUnboundLink(tx, { ...passTo('sign', link.id), now });
  const ends = new Date(now.getTime() + oneTimeLife.signing_pass);
  return { state, ...locked, opened: { pass, expires_at: ends.toISOString() } };
}

type Use = 'sign' | 'read';

const passTo = (use: Use, linkId: string) => ({
  purpose: 'signing_pass' as const,
  subject: `${use}:${linkId}`,
});

/** Opens the file of what was signed for half an hour more. */
export const passToRead = (tx: Tx, linkId: string, now: Date) =>
  mintUnboundLink(tx, { ...passTo('read', linkId), now });

export const endSigningPass = (tx: Tx, linkId: string, now: Date) =>
  endUnboundLink(tx, { ...passTo('sign', linkId), now });

async function linkOfPass(tx: Tx, uses: readonly Use[], pass: string, now: Date) {
  const [use, id = ''] = (await subjectOf(tx, 'signing_pass', pass, now)).split(':');
  if (!uses.some((each) => each === use)) throw deadLink();
  return id;
}

/** The link of who signs, locked while it is theirs to sign. */
export async function lockPass(tx: Tx, pass: string, now: Date): Promise<LockedLink> {
  const id = await linkOfPass(tx, ['sign'], pass, now);
  const locked = await lockLink(tx, eq(signatureLinks.id, id));
  // Spent or taken back while this call waited for the lock.
  await linkOfPass(tx, ['sign'], pass, now);
  if (locked.signature.signedAt || !isToSign(locked)) throw deadLink();
  return locked;
}

/** The contract that a pass shows, to who signs it or has signed. */
export async function contractOfPass(tx: Tx, pass: string, now: Date): Promise<string> {
  const id = await linkOfPass(tx, ['sign', 'read'], pass, now);
  const found = await findLink(tx, eq(signatureLinks.id, id));
  if (!found) throw deadLink();
  return found.signature.contractId;
}

export const nipOfLink = (tx: Tx, { link }: LockedLink): NipHolder => ({
  id: link.id,
  open: link,
  keep: (changes) => tx.update(signatureLinks).set(changes).where(eq(signatureLinks.id, link.id)),
});

/** Sends another link of all that wait for who has an address; nothing of what was taken back. */
export async function askAnewToSign(tx: Tx, email: string, sent: Omit<Sent, 'kind'>) {
  const rows = await tx
    .select({ id: signatureLinks.id })
    .from(signatureLinks)
    .innerJoin(signatures, eq(signatures.id, signatureLinks.signatureId))
    .innerJoin(contracts, eq(contracts.id, signatures.contractId))
    .leftJoin(contractSigners, eq(contractSigners.id, signatures.userId))
    .leftJoin(coObligors, eq(coObligors.id, signatures.userId))
    .where(
      and(
        isNull(signatureLinks.replacedAt),
        isNull(signatures.signedAt),
        or(eq(contractSigners.email, email), eq(coObligors.email, email)),
      ),
    )
    .orderBy(asc(contracts.projectId));
  for (const { id } of rows) {
    const { link, signature, ...waiting } = await lockLink(tx, eq(signatureLinks.id, id));
    // Signed, taken back or sent anew while this call waited for the lock.
    if (link.replacedAt || signature.signedAt || !isToSign(waiting)) continue;
    const sentBefore = await linksOf(tx, [signature.id]);
    if (sentBefore.length < MOST_LINKS) await askToSign(tx, signature, { kind: 'asked', ...sent });
  }
}
