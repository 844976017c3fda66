import { collections as contract, MAX_HARDSHIP_DAYS } from '@contract/credit/collections';
import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { collectionWords } from '@contract/locales/es-MX/credit/collections-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { changedForStaff, isStaffNow } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { dutyFor } from '@server/http/policy';
import { t } from '@server/i18n';
import { assertNotIn } from '../loans/people-in';
import { listActs, listLogged } from './acts';
import { writeContact } from './contact';
import { peopleOf } from './people';
import { withdrawPromise, writePromise } from './promise';
import {
  findCase,
  hardshipOf,
  listCases,
  listStaff,
  lockCase,
  setCase,
  writeAct,
} from './repository';
import { describeCase, ownCollection } from './show';

export const collectionHandlers = implement(contract, {
  list: ({ db, query, principal, now }) => listCases(db, query, { userId: principal.userId, now }),

  staff: async ({ db }) => ({ items: await listStaff(db, await dutyFor(contract.assign)) }),

  async show({ db, params, principal, now }) {
    await assertNotIn(db, params.loanId, principal.userId);
    return describeCase(db, await findCase(db, params.loanId), now);
  },

  async acts({ db, query, principal, now }) {
    await assertNotIn(db, query.loan_id, principal.userId);
    await findCase(db, query.loan_id);
    return listActs(db, query, now);
  },

  async reveal({ db, params, principal, record }) {
    await assertNotIn(db, params.loanId, principal.userId);
    const { loan } = await findCase(db, params.loanId);
    const people = await peopleOf(db, loan.projectId);
    await record(loan.id);
    return { people };
  },

  async contact({ db, params: { loanId }, body, principal, now, record }) {
    await assertNotIn(db, loanId, principal.userId);
    const id = await writeContact(db, { loanId, body, by: principal.userId, now });
    await changedForStaff(db, 'collections', { except: principal.userId });
    await record(loanId);
    return { id };
  },

  async promise({ db, params: { loanId }, body, principal, now, record }) {
    await assertNotIn(db, loanId, principal.userId);
    const id = await writePromise(db, { loanId, body, by: principal.userId, now });
    await changedForStaff(db, 'collections', { except: principal.userId });
    await record(loanId, { amount_cents: body.amount_cents });
    return { id };
  },

  async withdrawPromise({ db, params: { loanId }, body: { reason }, principal, now, record }) {
    await assertNotIn(db, loanId, principal.userId);
    const id = await withdrawPromise(db, { loanId, reason, by: principal.userId, now });
    await changedForStaff(db, 'collections', { except: principal.userId });
    await record(loanId, { reason });
    return { id };
  },

  async assign({ db, params: { loanId }, body, principal, now, record }) {
    await assertNotIn(db, loanId, principal.userId);
    const { case: known } = await lockCase(db, loanId);
    const { assignee_id: assigneeId } = body;
    if (
      assigneeId !== null &&
      !(await isStaffNow(db, assigneeId, await dutyFor(contract.assign)))
    ) {
      throw refused(t(outcomes.invalidTitle), { assignee_id: t(collectionWords.notStaff) });
    }
    const by = principal.userId;
    const id = await writeAct(db, loanId, { kind: 'assigned', happenedAt: now, by, assigneeId });
    await setCase(db, loanId, { assigneeId });
    await changedForStaff(db, 'collections', { except: by });
    await record(loanId, { from: known.assigneeId, to: assigneeId });
    return { id };
  },

  async hardship({ db, params: { loanId }, body: { until, reason }, principal, now, record }) {
    await assertNotIn(db, loanId, principal.userId);
    await lockCase(db, loanId);
    const problem = untilProblem(until, dayInMexicoCity(now));
    if (problem) throw refused(t(outcomes.invalidTitle), { until: problem });
    const by = principal.userId;
    const act = { kind: 'hardship' as const, happenedAt: now, by, until, note: reason };
    const id = await writeAct(db, loanId, act);
    await setCase(db, loanId, { hardshipUntil: until });
    await record(loanId, { reason });
    return { id };
  },

  async endHardship({ db, params: { loanId }, principal, now, record }) {
    await assertNotIn(db, loanId, principal.userId);
    const { case: known } = await lockCase(db, loanId);
    if (!hardshipOf(known, dayInMexicoCity(now))) throw conflict(t(collectionWords.noHardship));
    const by = principal.userId;
    const id = await writeAct(db, loanId, { kind: 'hardship_ended', happenedAt: now, by });
    await setCase(db, loanId, { hardshipUntil: null });
    await record(loanId);
    return { id };
  },

  log: async ({ db, scope, params: { participationId }, now }) => ({
    items: await listLogged(db, { scope, participationId, now }),
  }),

  async own({ db, scope, params, now }) {
    const own = await ownCollection(db, scope, params.loanId, now);
    if (!own) throw notFound();
    return own;
  },
});

function untilProblem(until: Day, today: Day): string | null {
  if (until < today) return t(collectionWords.promisePast);
  return until > addDays(today, MAX_HARDSHIP_DAYS)
    ? t(collectionWords.promiseFar, { days: MAX_HARDSHIP_DAYS })
    : null;
}
