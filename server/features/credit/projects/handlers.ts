import { Readable } from 'node:stream';
import { productName } from '@contract/credit/product-catalog';
import { closedStatuses } from '@contract/credit/project-states';
import { projects as contract } from '@contract/credit/projects';
import { requestReceiptWords } from '@contract/locales/es-MX/credit/request-receipt';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { suppliersDirectory } from '@contract/people/suppliers-directory';
import { projects } from '@server/db/schema/credit';
import { lockOwnAccount } from '@server/features/identity';
import { announce, events, ownMoney } from '@server/features/platform';
import { AppError, conflict } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { assertAllowed } from '../life-cycle/allowed';
import { by, moveCredit } from '../life-cycle/move-credit';
import { acceptTerms } from './accept';
import { approvalAct } from './approval-act';
import { createProject } from './create';
import { approveProject, rejectProject } from './decide';
import { describeProjects, describeWhole } from './describe';
import { partiesOf } from './money-act';
import { findProject, lockProject } from './project';
import { receiptPdf } from './receipt';
import { listProjects } from './repository';
import { describeSuppliers, listVerifiedSuppliers } from './suppliers';

export const projectHandlers = implement(contract, {
  async list({ db, scope, query, principal, now }) {
    const page = await listProjects(db, scope, query);
    return { ...page, items: await describeProjects(db, page.items, principal, now) };
  },

  async show({ db, scope, params, principal, now }) {
    return describeWhole(db, await findProject(db, scope, params.projectId), principal, now);
  },

  async create({ db, principal, body, config, now, record }) {
    if (!principal.applicantId) {
      throw new AppError('forbidden', t(creditWords.projects.applicantOnly));
    }
    // An account that is closing at this moment has closed by then, or does not close.
    await lockOwnAccount(db, principal);
    const project = await createProject(db, {
      applicantId: principal.applicantId,
      body,
      config,
      now,
    });
    await record(project.id, { amount_cents: body.amount_cents, term_months: body.term_months });
    return { id: project.id, folio: project.folio, status: project.status };
  },

  async cancel({ db, scope, params, body, principal, config, now }) {
    const row = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, row.project.status, 'cancel');
    await moveCredit(db, { ...by(principal, config, now), transition: 'cancel', row, facts: body });
    return { id: row.project.id, status: 'cancelled' as const };
  },

  async receipt({ db, scope, params, principal, config, now }) {
    const row = await findProject(db, scope, params.projectId);
    const project = await describeWhole(db, row, principal, now);
    const bytes = await receiptPdf(config.brand, project, now);
    return {
      stream: Readable.from([bytes]),
      size: bytes.length,
      mediaType: 'application/pdf',
      fileName: `${t(requestReceiptWords.file, { folio: project.folio })}.pdf`,
      disposition: 'attachment' as const,
    };
  },

  async sendReceipt({ db, scope, params, config, now, record }) {
    const { project, applicantUserId } = await lockProject(db, scope, params.projectId);
    await announce(
      db,
      config,
      applicantUserId,
      events.requestAcknowledged,
      {
        projectId: project.id,
        folio: project.folio,
        product: productName(project.productId),
        amount: project.amountCents,
        months: project.termMonths,
      },
      now,
    );
    await record(project.id);
    return { id: project.id, status: project.status };
  },

  async archive({ db, scope, params, body, now, record }) {
    const { project } = await lockProject(db, scope, params.projectId);
    if (!closedStatuses.some((status) => status === project.status)) {
      throw conflict(t(creditWords.projects.stillOpen));
    }
    await db
      .update(projects)
      .set({ archivedAt: now, archiveReason: body.reason })
      .where(eq(projects.id, project.id));
    await record(project.id, { reason: body.reason });
    return { id: project.id, status: project.status };
  },

  async restore({ db, scope, params, record }) {
    const { project } = await lockProject(db, scope, params.projectId);
    await db
      .update(projects)
      .set({ archivedAt: null, archiveReason: null })
      .where(eq(projects.id, project.id));
    await record(project.id);
    return { id: project.id, status: project.status };
  },

  async accept({ db, scope, params, principal, config, now }) {
    const row = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, row.project.status, 'accept');
    await acceptTerms(db, row, by(principal, config, now));
    return { id: row.project.id, status: 'accepted' as const };
  },

  async decline({ db, scope, params, body, principal, config, now }) {
    const row = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, row.project.status, 'decline');
    await moveCredit(db, {
      ...by(principal, config, now),
      transition: 'decline',
      row,
      facts: body,
    });
    return { id: row.project.id, status: 'cancelled' as const };
  },

  async approve({ db, scope, params, body, principal, config, vault, now, twoPeople }) {
    const row = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, row.project.status, 'approve');
    const loanId = await approveProject(db, {
      row,
      terms: body,
      doer: by(principal, config, now),
      vault,
      finish: (outcome) => twoPeople(approvalAct(row, body, outcome)),
    });
    return { id: row.project.id, status: 'approved' as const, loan_id: loanId };
  },

  async reject({ db, scope, params, body, principal, config, now }) {
    const row = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, row.project.status, 'reject');
    if (partiesOf(row).includes(principal.userId)) throw ownMoney();
    await rejectProject(db, { row, body, doer: by(principal, config, now) });
    return { id: row.project.id, status: 'rejected' as const };
  },
});

export const supplierDirectoryHandlers = implement(suppliersDirectory, {
  async list({ db, query }) {
    const page = await listVerifiedSuppliers(db, query);
    return { ...page, items: await describeSuppliers(db, page.items) };
  },
});
