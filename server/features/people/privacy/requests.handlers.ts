import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import { privacyRequests as contract } from '@contract/people/privacy';
import { privacyRequests } from '@server/db/schema/people-privacy';
import { lockOwnAccount } from '@server/features/identity';
import { addBankDays, announce, announceToStaff, audit, events } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { desc, eq } from 'drizzle-orm';
import { describeRequest, listRequests, openRequest } from './repository';

/** Days of work within which the law has us answer (LFPDPPP). */
const ANSWER_DAYS = 20;

export const privacyRequestHandlers = implement(contract, {
  async own({ db, principal }) {
    const rows = await db
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.userId, principal.userId))
      .orderBy(desc(privacyRequests.id));
    return { items: rows.map(describeRequest) };
  },

  async create({ db, principal, body, config, now, record }) {
    // Of two at once the second finds the first; and an account that is closing has closed by then.
    await lockOwnAccount(db, principal);
    const open = await openRequest(db, principal.userId, body.kind);
    if (open) {
      const kind = t(peopleWords.privacy.openAlready, { folio: open.folio });
      throw refused(t(outcomes.invalidTitle), { kind });
    }
    const dueOn = await addBankDays(db, dayInMexicoCity(now), ANSWER_DAYS);
    const asked = { ...body, userId: principal.userId, dueOn, createdAt: now };
    const [row] = await db.insert(privacyRequests).values(asked).returning();
    if (!row) throw new Error('the request was not kept');
    const facts = { folio: row.folio, dueOn };
    await announce(db, config, principal.userId, events.privacyAsked, facts);
    await announceToStaff(db, config, events.privacyToAnswer, facts);
    await record(row.id, { right: row.kind });
    return describeRequest(row);
  },

  list: async ({ db, query, now }) => listRequests(db, query, dayInMexicoCity(now)),

  async answer({ db, principal, params, body, config, now }) {
    const named = eq(privacyRequests.id, params.requestId);
    const [asked] = await db.select().from(privacyRequests).where(named).for('update');
    if (!asked) throw notFound();
    if (asked.answeredAt) throw conflict(t(peopleWords.privacy.answeredAlready));
    const answered = { ...body, answeredAt: now, answeredBy: principal.userId };
    await db.update(privacyRequests).set(answered).where(named);
    const { folio, userId, kind: right } = asked;
    await announce(db, config, userId, events.privacyAnswered, { folio, ...body });
    // As whatever staff do over an account, it is found under the person whose right it is.
    await audit(db, {
      at: now,
      userId,
      actorUserId: principal.userId,
      action: 'privacy-requests.answer',
      object: 'privacy_requests',
      objectId: asked.id,
      details: { right, outcome: body.outcome },
    });
    return { ok: true as const };
  },
});
