import { projects as contract } from '@contract/credit/projects';
import { formatPercent } from '@contract/kernel/fields/basis-points';
import { suppliersDirectory } from '@contract/people/suppliers-directory';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/projects';
import { ownMoney } from '@server/features/platform/approvals/gate';
import { audit } from '@server/features/platform/audit/audit';
import { announce, announceToStaff } from '@server/features/platform/notifications/announce';
import { events } from '@server/features/platform/notifications/events/events';
import { AppError } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import { acceptTerms } from './accept';
import { actOn, assertAllowed, partiesOf, tell } from './acts';
import { createProject } from './create';
import { approveProject } from './decide';
import { describeProjects, describeWhole } from './describe';
import { findProject, lockProject, type ProjectRow, setStatus } from './project';
import { releaseOf } from './release';
import { listProjects } from './repository';
import { listVerifiedSuppliers } from './suppliers';

interface Ending {
  row: ProjectRow;
  status: 'cancelled' | 'rejected';
  title: string;
  reason: string;
  userId: string;
  config: Config;
  now: Date;
}

/** Ends a project whose money was not delivered; an approved loan ends with it. */
async function end(tx: Tx, { row, status, title, reason, userId, config, now }: Ending) {
  const { project } = row;
  await setStatus(tx, project.id, status, now, reason);
  await tx.update(loans).set({ status: 'cancelled' }).where(eq(loans.projectId, project.id));
  await tell(tx, {
    projectId: project.id,
    title,
    desc: reason,
    color: 'danger',
    icon: 'close',
    userId,
    now,
  });
  await announce(tx, config, row.supplierUserId, events.projectEnded, {
    projectId: project.id,
    folio: project.folio,
    title,
    reason,
  });
}

export const projectHandlers = implement(contract, {
  async list({ db, scope, query, principal, now }) {
    const page = await listProjects(db, scope, query);
    return { ...page, items: await describeProjects(db, page.items, principal, now) };
  },

  async show({ db, scope, params, principal, now }) {
    return describeWhole(db, await findProject(db, scope, params.projectId), principal, now);
  },

  async create({ db, principal, body, config, now }) {
    if (!principal.applicantId) {
      throw new AppError('forbidden', 'Solo el solicitante puede pedir el crédito.');
    }
    const project = await createProject(db, {
      applicantId: principal.applicantId,
      body,
      config,
      now,
    });
    await audit(db, {
      at: now,
      userId: principal.userId,
      actorUserId: principal.actorUserId,
      action: 'projects.create',
      object: 'projects',
      objectId: project.id,
      details: { amount_cents: body.amount_cents, term_months: body.term_months },
    });
    return { id: project.id, folio: project.folio, status: project.status };
  },

  async cancel({ db, scope, params, body, principal, config, now }) {
    const row = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, row.project.status, 'cancel');
    const { userId } = principal;
    const title = 'Solicitud retirada';
    await end(db, { row, status: 'cancelled', title, reason: body.reason, userId, config, now });
    await releaseOf(db, { row, actor: userId, config, now });
    await announceToStaff(db, config, events.requestCancelled, {
      projectId: row.project.id,
      folio: row.project.folio,
      title,
      reason: body.reason,
    });
    await audit(db, {
      at: now,
      userId,
      actorUserId: principal.actorUserId,
      action: 'projects.cancel',
      object: 'projects',
      objectId: row.project.id,
      details: { reason: body.reason },
    });
    return { id: row.project.id, status: 'cancelled' as const };
  },

  async accept({ db, scope, params, principal, config, now }) {
    const row = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, row.project.status, 'accept');
    const loanId = await acceptTerms(db, { row, userId: principal.userId, config, now });
    await audit(db, {
      at: now,
      userId: principal.userId,
      action: 'projects.accept',
      object: 'projects',
      objectId: row.project.id,
      details: { loan_id: loanId },
    });
    return { id: row.project.id, status: 'accepted' as const };
  },

  async decline({ db, scope, params, body, principal, config, now }) {
    const row = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, row.project.status, 'decline');
    const { userId } = principal;
    const title = 'Condiciones no aceptadas';
    await end(db, { row, status: 'cancelled', title, reason: body.reason, userId, config, now });
    await announceToStaff(db, config, events.requestCancelled, {
      projectId: row.project.id,
      folio: row.project.folio,
      title,
      reason: body.reason,
    });
    await audit(db, {
      at: now,
      userId,
      action: 'projects.decline',
      object: 'projects',
      objectId: row.project.id,
      details: { reason: body.reason },
    });
    return { id: row.project.id, status: 'cancelled' as const };
  },

  async approve({ db, scope, params, body, principal, config, now, twoPeople }) {
    const row = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, row.project.status, 'approve');
    const loanId = await approveProject(db, {
      row,
      terms: body,
      userId: principal.userId,
      config,
      now,
    });
    const act = actOn(row);
    await twoPeople({
      ...act,
      kind: 'approval',
      title: 'Aprobar un crédito',
      details: [
        ...act.details,
        { label: 'Tasa anual', value: formatPercent(body.annual_rate_bp) },
        { label: 'Plazo', value: `${body.term_months} meses` },
        { label: 'Comisión por apertura', value: formatPercent(body.opening_fee_bp) },
        { label: 'Calificación', value: body.risk_grade },
      ],
    });
    await audit(db, {
      at: now,
      userId: principal.userId,
      action: 'projects.approve',
      object: 'projects',
      objectId: row.project.id,
      details: { loan_id: loanId, ...body },
    });
    return { id: row.project.id, status: 'approved' as const, loan_id: loanId };
  },

  async reject({ db, scope, params, body, principal, config, now }) {
    const row = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, row.project.status, 'reject');
    const { userId } = principal;
    if (partiesOf(row).includes(userId)) throw ownMoney();
    const title = 'Solicitud rechazada';
    await end(db, { row, status: 'rejected', title, reason: body.reason, userId, config, now });
    await announce(db, config, row.applicantUserId, events.requestRejected, {
      projectId: row.project.id,
      folio: row.project.folio,
      reason: body.reason,
    });
    await audit(db, {
      at: now,
      userId,
      action: 'projects.reject',
      object: 'projects',
      objectId: row.project.id,
      details: { reason: body.reason },
    });
    return { id: row.project.id, status: 'rejected' as const };
  },
});

export const supplierDirectoryHandlers = implement(suppliersDirectory, {
  async list({ db, query }) {
    const page = await listVerifiedSuppliers(db, query);
    return { ...page, items: page.items.map(({ id, name, level }) => ({ id, name, level })) };
  },
});
