import { alertSteps, alerts as contract } from '@contract/compliance/alerts';
import { alertServerWords as words } from '@contract/locales/es-MX/compliance/alerts-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { changedForStaff, isStaffNow } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { dutyFor } from '@server/http/policy';
import { t } from '@server/i18n';
import {
  concerns,
  findAlert,
  hasEscalated,
  listAlerts,
  listStaff,
  lockAlert,
  setAlert,
  writeAct,
} from './repository';

export const alertHandlers = implement(contract, {
  list: ({ db, query, principal, now }) => listAlerts(db, query, { userId: principal.userId, now }),

  staff: async ({ db }) => ({ items: await listStaff(db, await dutyFor(contract.assign)) }),

  async show({ db, params, principal, now }) {
    const alert = await findAlert(db, params.alertId, { userId: principal.userId, now });
    if (!alert) throw notFound();
    return alert;
  },

  async assign({ db, params: { alertId }, body, principal: { userId }, now, record }) {
    const known = await lockAlert(db, alertId, userId);
    if (!known) throw notFound();
    if (known.endedAt) throw conflict(t(words.decided));
    const { assignee_id: assigneeId } = body;
    if (assigneeId !== null) {
      const no = (message: string) => refused(t(outcomes.invalidTitle), { assignee_id: message });
      if (await concerns(db, alertId, assigneeId)) throw no(t(words.concerned));
      if (!(await isStaffNow(db, assigneeId, await dutyFor(contract.assign))))
        throw no(t(words.notStaff));
      if (known.status === 'escalated' && (await hasEscalated(db, alertId, assigneeId)))
        throw no(t(words.escalator));
    }
    await writeAct(db, { alertId, kind: 'assigned', by: userId, createdAt: now, assigneeId });
    await setAlert(db, alertId, { assigneeId });
    await changedForStaff(db, 'alerts', { except: userId });
    await record(alertId, { from: known.assigneeId, to: assigneeId });
    const alert = await findAlert(db, alertId, { userId, now });
    if (!alert) throw notFound();
    return alert;
  },

  async decide({ db, params: { alertId }, body, principal: { userId }, now, record }) {
    const { decision, reason, note } = body;
    const known = await lockAlert(db, alertId, userId);
    if (!known) throw notFound();
    const status = alertSteps[known.status][decision];
    if (!status) throw conflict(t(words.decided));
    if (known.status === 'escalated' && (await hasEscalated(db, alertId, userId)))
      throw conflict(t(words.byAnother));
    await writeAct(db, { alertId, kind: decision, by: userId, createdAt: now, reason, note });
    if (status === 'escalated' && known.assigneeId === userId) {
      // It waits for somebody else now, and is found among those that nobody has.
      await writeAct(db, { alertId, kind: 'assigned', by: userId, createdAt: now });
      await setAlert(db, alertId, { assigneeId: null });
    }
    const ends = status === 'dismissed' || status === 'reported';
    await setAlert(db, alertId, { status, endedAt: ends ? now : null });
    await changedForStaff(db, 'alerts', { except: userId });
    await record(alertId, { decision, reason });
    const alert = await findAlert(db, alertId, { userId, now });
    if (!alert) throw notFound();
    return alert;
  },
});
