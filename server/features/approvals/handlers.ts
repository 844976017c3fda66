import { approvals as contract } from '@contract/approvals';
import { AppError, conflict, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { audit } from '../audit/audit';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { callPlace, storedCall } from './keep';
import {
  type ApprovalRow,
  decideApproval,
  isActiveStaff,
  listApprovals,
  lockApproval,
  mayConfirm,
  outcomeOf,
} from './repository';

export const approvalHandlers = implement(contract, {
  list: async ({ db, query, principal, now }) => listApprovals(db, query, principal, now),

  async confirm({ db, params, body, principal, vault, config, now, perform }) {
    const row = await lockApproval(db, params.approvalId);
    assertWaiting(row, now);
    if (!mayConfirm(row, principal.userId)) {
      throw new AppError(
        'forbidden',
        row.requestedBy === principal.userId
          ? 'Tú lo pediste: otra persona tiene que autorizarlo.'
          : 'Nadie decide sobre su propio dinero: pídelo a otra persona.',
      );
    }
    if (row.payloadHash !== body.payload_hash || !row.payload) {
      throw conflict('Lo que espera ya no es lo que viste. Vuelve a abrir la lista.');
    }
    if (!(await isActiveStaff(db, row.requestedBy))) {
      throw refused('Quien lo pidió ya no es del backoffice. Recházalo y pídelo de nuevo.');
    }
    const sent = storedCall.parse(JSON.parse(vault.open(row.payload, callPlace(row.id))));
    const answer = await perform(sent, {
      requestedBy: row.requestedBy,
      confirmedBy: principal.userId,
    });
    await decideApproval(db, row.id, { outcome: 'done', decidedBy: principal.userId, now });
    await announce(db, config, row.requestedBy, events.approvalConfirmed, row);
    await audit(db, {
      at: now,
      userId: principal.userId,
      action: 'approvals.confirm',
      object: 'approvals',
      objectId: row.id,
      details: { requested_by: row.requestedBy, route: row.endpoint, sha256: row.payloadHash },
    });
    return { id: row.id, answer };
  },

  async decline({ db, params, body, principal, config, now }) {
    const row = await lockApproval(db, params.approvalId);
    assertWaiting(row, now);
    const { userId } = principal;
    await decideApproval(db, row.id, {
      outcome: 'declined',
      decidedBy: userId,
      reason: body.reason,
      now,
    });
    if (userId !== row.requestedBy) {
      const { reason } = body;
      await announce(db, config, row.requestedBy, events.approvalDeclined, { ...row, reason });
    }
    await audit(db, {
      at: now,
      userId,
      action: 'approvals.decline',
      object: 'approvals',
      objectId: row.id,
      details: { requested_by: row.requestedBy, route: row.endpoint, reason: body.reason },
    });
    return { id: row.id };
  },
});

function assertWaiting(row: ApprovalRow, now: Date) {
  const outcome = outcomeOf(row, now);
  if (outcome === 'waiting') return;
  throw conflict(
    outcome === 'expired'
      ? 'Pasó el tiempo para autorizarlo. Hay que pedirlo de nuevo.'
      : 'Otra persona ya lo decidió.',
  );
}
