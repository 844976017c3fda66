import { randomInt } from 'node:crypto';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import type { Db, Tx } from '@server/db/connection';
import { oneTimeTokens, sessions } from '@server/db/schema/identity';
import { settingOrFirst } from '@server/features/platform';
import { AppError } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { lockAccount, ownUser } from './account';
import { type CodePurpose, type LinkPurpose, oneTimeLife } from './rules';
import { hashToken, newToken } from './tokens';

interface NewOneTime<Purpose extends LinkPurpose | CodePurpose> {
  purpose: Purpose;
  userId: string;
  subject?: string;
  payload?: Record<string, string>;
  now: Date;
}

/** Mints a link's token: one purpose, one subject, one use. Of several of the same kind the last one is valid. */
export async function mintLink(tx: Tx, what: NewOneTime<LinkPurpose>): Promise<string> {
  const token = newToken();
  await store(tx, what, hashToken(token), oneTimeLife[what.purpose]);
  return token;
}

/** Mints six digits to be typed back within the session named by `subject`; `seconds` is their life. */
export async function mintCode(tx: Tx, what: NewOneTime<CodePurpose> & { subject: string }) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const seconds = await settingOrFirst(tx, 'otp_ttl_seconds', dayInMexicoCity(what.now));
  await store(tx, what, hashCode(what.subject, code), seconds * 1000);
  return { code, seconds };
}

const hashCode = (subject: string, code: string) => hashToken(`${subject}:${code}`);

async function store(
  tx: Tx,
  what: NewOneTime<LinkPurpose | CodePurpose>,
  tokenHash: string,
  lifeMs: number,
) {
  const { purpose, userId, subject = '', payload = {}, now } = what;
  // Those asked for at the same moment come one after another, and each ends the one before.
  await lockAccount(tx, userId);
  const same = and(
    eq(oneTimeTokens.userId, userId),
    eq(oneTimeTokens.purpose, purpose),
    eq(oneTimeTokens.subject, subject),
    isNull(oneTimeTokens.usedAt),
  );
  const ended = tx
    .$with('ended')
    .as(tx.update(oneTimeTokens).set({ usedAt: now }).where(same).returning());
  await tx
    .with(ended)
    .insert(oneTimeTokens)
    .values({
      tokenHash,
      purpose,
      userId,
      subject,
      payload,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
    });
}

/** Ends every open link, code and challenge of an account whose row is locked. */
export async function endOneTimeTokens(tx: Tx, userId: string, now: Date) {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt)));
}

/** One answer for a link that is unknown, used, expired or meant for something else. */
export const deadLink = () => new AppError('rule', t(identityWords.auth.oneTime.linkUsed));

const liveLink = (purpose: LinkPurpose, token: string, now: Date) =>
  and(
    eq(oneTimeTokens.tokenHash, hashToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  );

/** Whether a token is a live link of this purpose, for a page that takes links of several. */
export async function isLinkTo(tx: Tx, purpose: LinkPurpose, token: string, now: Date) {
  return (await tx.$count(oneTimeTokens, liveLink(purpose, token, now))) > 0;
}

/**
 * What a live link of one of several purposes is of, without using it.
 *
 * @throws AppError as for a dead link when it is of none of them
 */
export async function linkAmong<Purpose extends LinkPurpose>(
  tx: Tx,
  purposes: readonly Purpose[],
  token: string,
  now: Date,
) {
  for (const purpose of purposes) {
    const [row] = await tx
      .select({ userId: oneTimeTokens.userId, subject: oneTimeTokens.subject })
      .from(oneTimeTokens)
      .where(liveLink(purpose, token, now));
    if (row) return { purpose, ...row };
  }
  throw deadLink();
}

/** Holds the account that a live link is of, so that a new password at the same moment comes first or waits. */
async function holdAccountOf(tx: Tx, purpose: LinkPurpose, token: string, now: Date) {
  const [row] = await tx
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(liveLink(purpose, token, now));
  if (!row?.userId) throw deadLink();
  await lockAccount(tx, row.userId);
}

/** Uses a link once, atomically: of two redeemers at the same moment one is refused. Its account row is locked. */
export async function redeemLink(tx: Tx, purpose: LinkPurpose, token: string, now: Date) {
  await holdAccountOf(tx, purpose, token, now);
  const [row] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(liveLink(purpose, token, now))
    .returning();
  if (!row?.userId) throw deadLink();
  return { userId: row.userId, subject: row.subject, payload: row.payload };
}

/** Whose link is alive, without using it: the pass of a short session that several calls go by. */
export async function holderOf(db: Db | Tx, purpose: LinkPurpose, token: string, now: Date) {
  const [row] = await db
    .select({ userId: oneTimeTokens.userId, subject: oneTimeTokens.subject })
    .from(oneTimeTokens)
    .where(liveLink(purpose, token, now));
  if (!row?.userId) throw deadLink();
  return { userId: row.userId, subject: row.subject };
}

/**
 * Refuses by a link what its person's own session would be refused: staff keep them out, or let them read only.
 *
 * @throws AppError as for a dead link to who may not come in at all, restricted to who may read
 */
export async function assertMayAct(db: Db | Tx, userId: string): Promise<void> {
  const { status, staffBlockedAt, restrictionLevel } = await ownUser(db, userId);
  if (status !== 'active' || staffBlockedAt) throw deadLink();
  if (restrictionLevel >= 2) {
    throw new AppError('restricted', t(serverWords.authorise.restricted.reading));
  }
}

interface UnboundLink {
  purpose: LinkPurpose;
  /** What it is an invitation to, where there may be several of a purpose. */
  subject?: string;
  now: Date;
}

/**
 * Mints a link that is bound to no account yet: its holder makes one with it. The last of a purpose and subject
 * counts.
 */
export async function mintUnboundLink(tx: Tx, link: UnboundLink): Promise<string> {
  const { purpose, subject = '', now } = link;
  const token = newToken();
  await endUnboundLink(tx, link);
  await tx.insert(oneTimeTokens).values({
    tokenHash: hashToken(token),
    purpose,
    subject,
    createdAt: now,
    expiresAt: new Date(now.getTime() + oneTimeLife[purpose]),
  });
  return token;
}

/** Ends such a link, if one is open. */
export async function endUnboundLink(tx: Tx, { purpose, subject = '', now }: UnboundLink) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`link:${purpose}:${subject}`}))`);
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.subject, subject),
        isNull(oneTimeTokens.userId),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

/**
 * Uses such a link once, and answers its subject; the account made with it is written in the same transaction.
 * @param hold locks what the link is about, before the link itself, as those who take it back do
 */
export async function redeemUnboundLink(
  tx: Tx,
  purpose: LinkPurpose,
  token: string,
  now: Date,
  hold?: (subject: string) => Promise<unknown>,
) {
  if (hold) {
    const [found] = await tx
      .select({ subject: oneTimeTokens.subject })
      .from(oneTimeTokens)
      .where(liveLink(purpose, token, now));
    if (!found) throw deadLink();
    await hold(found.subject);
  }
  const [row] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(liveLink(purpose, token, now), isNull(oneTimeTokens.userId)))
    .returning({ subject: oneTimeTokens.subject });
  if (!row) throw deadLink();
  return row.subject;
}

/** The subject of such a link while it is alive, without using it: the pass that several calls go by. */
export async function subjectOf(db: Db | Tx, purpose: LinkPurpose, token: string, now: Date) {
  const [row] = await db
    .select({ subject: oneTimeTokens.subject })
    .from(oneTimeTokens)
    .where(and(liveLink(purpose, token, now), isNull(oneTimeTokens.userId)));
  if (!row) throw deadLink();
  return row.subject;
}

interface SessionLink {
  purpose: LinkPurpose;
  subject: string;
  token: string;
  /** How often it is good. */
  most: number;
  now: Date;
}

/** Spends one use of a link that is valid as long as the session it was made in; undefined when it is not good. */
export async function spendSessionLink(tx: Tx, link: SessionLink) {
  const { purpose, subject, token, most, now } = link;
  const sessionLives = sql`exists (select 1 from ${sessions}
    where ${sessions.id}::text = ${oneTimeTokens.payload}->>'sessionId'
      and ${sessions.endedAt} is null and ${sessions.expiresAt} > ${now})`;
  const [row] = await tx
    .update(oneTimeTokens)
    .set({ uses: sql`${oneTimeTokens.uses} + 1` })
    .where(
      and(
        liveLink(purpose, token, now),
        eq(oneTimeTokens.subject, subject),
        lt(oneTimeTokens.uses, most),
        sessionLives,
      ),
    )
    .returning();
  return row;
}

const MAX_CODE_ATTEMPTS = 5;

/**
 * Opens a link that is answered with a code (the second step of signing in): counts the attempt and
 * leaves the link alive until `spendLink`, or until the fifth attempt. Its account row is locked.
 */
export async function attemptLink(tx: Tx, purpose: LinkPurpose, token: string, now: Date) {
  await holdAccountOf(tx, purpose, token, now);
  const [row] = await tx
    .update(oneTimeTokens)
    .set({ attempts: sql`${oneTimeTokens.attempts} + 1` })
    .where(and(liveLink(purpose, token, now), lt(oneTimeTokens.attempts, MAX_CODE_ATTEMPTS)))
    .returning();
  if (!row?.userId) throw deadLink();
  return { id: row.id, userId: row.userId, payload: row.payload };
}

export async function spendLink(tx: Tx, id: string, now: Date) {
  await tx.update(oneTimeTokens).set({ usedAt: now }).where(eq(oneTimeTokens.id, id));
}

/**
 * Uses a typed code once; after five wrong ones the code is invalid.
 * @returns what it was minted with; null when it was not right
 */
export async function redeemCode(
  tx: Tx,
  what: { purpose: CodePurpose; userId: string; subject: string; code: string; now: Date },
): Promise<Record<string, string> | null> {
  const { purpose, userId, subject, code, now } = what;
  const live = and(
    eq(oneTimeTokens.userId, userId),
    eq(oneTimeTokens.purpose, purpose),
    eq(oneTimeTokens.subject, subject),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  );
  const typed = hashCode(subject, code);
  const isDead = sql`${oneTimeTokens.tokenHash} = ${typed} or ${oneTimeTokens.attempts} + 1 >= ${MAX_CODE_ATTEMPTS}`;
  const [row] = await tx
    .update(oneTimeTokens)
    .set({
      attempts: sql`${oneTimeTokens.attempts} + 1`,
      usedAt: sql`case when ${isDead} then ${now.toISOString()}::timestamptz end`,
    })
    .where(live)
    .returning();
  return row?.tokenHash === typed ? row.payload : null;
}
