import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { mails } from '@server/db/schema/platform';
import { and, eq, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { LAST } from './outbox';

const isTo = (address: string) => eq(sql`lower(${mails.to})`, address.toLowerCase());

/** Of those that a condition finds, the ones that are not on their way any more. */
async function eraseMails(tx: Tx, which: SQL | undefined): Promise<number> {
  const { rowCount } = await tx.delete(mails).where(and(which, isNull(mails.dueAt)));
  return rowCount ?? 0;
}

const isToNobody = (tx: Tx) =>
  notExists(
    tx
      .select({ id: users.id })
      .from(users)
      .where(
        or(eq(sql`lower(${users.email})`, sql`lower(${mails.to})`), eq(users.phone, mails.to)),
      ),
  );

/** Messages, by the address or the telephone that they went to. */
export const mailData: PersonalData = {
  /** To addresses that no account has: of invitations, of closed accounts, of mailboxes that were changed. */
  forget: (tx, before) => eraseMails(tx, and(lt(mails.createdAt, before), isToNobody(tx))),

  async erase(tx, { email, phone }) {
    const theirs = phone === null ? isTo(email) : or(isTo(email), eq(mails.to, phone));
    // Others may have the same telephone; the account's own row has lost both by now.
    const left = and(theirs, isToNobody(tx));
    await eraseMails(tx, left);
    // What is on its way still goes out, and goes with that.
    await tx.update(mails).set({ priority: LAST }).where(left);
  },
};
