import { loans } from '@server/db/schema/credit';
import { sessions } from '@server/db/schema/identity';
import { mails, settings } from '@server/db/schema/platform';
import { eq, sql } from 'drizzle-orm';
import type { testApi } from './api';
import { filledRow } from './filled-row';
import { firstOf, present } from './present';

interface About {
  userId: string;
  projectId: string;
  staffId: string;
}

/** A record of each kind that staff alone work with, about the people and the credit of a world. */
export async function staffRecords(
  { db, pool }: Awaited<ReturnType<typeof testApi>>,
  { userId, projectId, staffId }: About,
) {
  const [loan] = await db.select().from(loans).where(eq(loans.projectId, projectId));
  const known = { user_id: userId, project_id: projectId, loan_id: loan?.id };
  const make = (table: string, given: Record<string, unknown> = {}) =>
    filledRow(pool, table, { given, known, someone: staffId });
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
  const job = await db.execute<{ id: string }>(sql`select id from pgboss.job limit 1`);
  return {
    alertId: await make('aml_alerts', { rule: 'large_deposit', status: 'open' }),
    approvalId: await make('approvals', { outcome: 'waiting', requested_by: staffId }),
    collectionActId: await make('collection_acts', {
      kind: 'contact',
      party: 'applicant',
      channel: 'phone',
      result: 'answered',
    }),
    conditionId: await make('credit_conditions', { text: 'Otro comprobante de ingresos' }),
    faqId: await make('faqs', { slug: 'ajena', topic: 'account', audience: ['client'] }),
    otherFaqId: await make('faqs', { slug: 'vecina', topic: 'account', audience: ['client'] }),
    jobId: firstOf(job.rows).id,
    mailId: firstOf(await db.select().from(mails)).id,
    payoutId: await make('payouts', { kind: 'fees', status: 'ordered' }),
    rejectionReasonId: await make('rejection_reasons', { text: 'No se lee la fecha' }),
    otherReasonId: await make('rejection_reasons', { text: 'No se lee el nombre' }),
    reportId: await make('reports', { kind: 'annex-17', period: '2026-Q1' }),
    requestId: await make('privacy_requests', { kind: 'access' }),
    sessionId: present(session).id,
    settingId: firstOf(await db.select().from(settings)).id,
    staffId,
    templateVersionId: await make('template_versions', {
      template: 'welcome',
      created_by: staffId,
    }),
  };
}
