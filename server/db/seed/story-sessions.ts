import { crc32 } from 'node:zlib';
import type { Role } from '@contract/kernel/roles';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { sessions, users } from '@server/db/schema/identity';
import { beginSession } from '@server/features/identity';
import { eq, isNull } from 'drizzle-orm';

/** Longer than the story stays on a day. */
const SESSION_MS = 60 * 60 * 1000;

export interface Caller {
  email: string;
  role: Role;
}

/** A session that a person keeps through the story. */
export interface OpenSession {
  userId: string;
  token: string;
}

/** Sessions by person and role: each signs in once, and comes back to it. */
export class StorySessions {
  private readonly begun = new Map<string, Promise<OpenSession>>();
  /** When all of them were last renewed. */
  private renewedAt = 0;
  private renewed: Promise<void> = Promise.resolve();

  constructor(private readonly story: { db: Db; clock: { now: Date } }) {}

  async of({ email, role }: Caller): Promise<OpenSession> {
    const key = keyOf({ email, role });
    const begun = this.begun.get(key) ?? this.signIn(email, role);
    this.begun.set(key, begun);
    const { now } = this.story.clock;
    if (this.renewedAt !== now.getTime()) {
      this.renewedAt = now.getTime();
      this.renewed = this.renew(now);
    }
    await this.renewed;
    return begun;
  }

  private signIn(email: string, role: Role): Promise<OpenSession> {
    return inTransaction(this.story.db, async (tx) => {
      const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (!user) throw new Error(`Demo: no account has the address ${email}`);
      return this.begin(tx, user.id, { email, role });
    });
  }

  /** Those who open their accounts in a transaction are signed in by it; what they do comes after it. */
  async open(tx: Tx, userId: string, { email, role }: Caller): Promise<void> {
    const session = await this.begin(tx, userId, { email, role });
    this.begun.set(keyOf({ email, role }), Promise.resolve(session));
  }

  private async begin(tx: Tx, userId: string, { email, role }: Caller): Promise<OpenSession> {
    const { now } = this.story.clock;
    const origin = { ip: addressOf(email), userAgent: 'demo', deviceId: null, now };
    // A renewal on the way does not see a session that its transaction has not committed.
    const { grant } = await beginSession(tx, { userId, role, origin, steppedUpAt: now });
    return { userId, token: grant.access_token };
  }

  /** On another day people come again, and confirm their second factors. */
  private async renew(now: Date) {
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    await this.story.db
      .update(sessions)
      .set({ lastSeenAt: now, steppedUpAt: now, expiresAt })
      .where(isNull(sessions.endedAt));
  }
}

const keyOf = ({ email, role }: Caller) => `${role} ${email}`;

/** Each person calls from an address of their own, of those that stand in examples (RFC 2544). */
export function addressOf(email: string): string {
  const n = crc32(email);
  return `198.18.${(n >> 8) & 255}.${n & 255}`;
}
