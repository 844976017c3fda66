import { href } from '@contract/kernel/screens';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { announce, type Event, events } from '@server/features/platform';
import { notFound } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { type ProjectRow, projectQuery } from '../projects/project';
import { addProjectEvent } from '../projects/timeline';
import type { CoObligorRow } from './repository';

/** The project of a co-obligor, who has no scope: their link is what gives them access. */
export async function projectOf(tx: Tx, { projectId }: CoObligorRow): Promise<ProjectRow> {
  const [row] = await projectQuery(tx).where(eq(projects.id, projectId));
  if (!row) throw notFound();
  return row;
}

const told = {
  accepted: { event: events.coObligorAccepted, color: 'success', icon: 'check' },
  declined: { event: events.coObligorDeclined, color: 'warning', icon: 'close' },
  consented: { event: events.coObligorConsented, color: 'info', icon: 'check' },
} as const;

/** Notifies the applicant of what their co-obligor did; the history, which the installer reads too, has no names. */
export async function tellApplicant(
  tx: Tx,
  row: CoObligorRow,
  what: keyof typeof told,
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const { project, applicantUserId } = await projectOf(tx, row);
  const { event, color, icon } = told[what];
  const facts = { name: row.fullName, href: href('loanApplication', { projectId: project.id }) };
  const known: Event<typeof facts> = event;
  await announce(tx, config, applicantUserId, known, facts, now);
  await addProjectEvent(tx, {
    projectId: project.id,
    title: t(coObligorWords.timeline.title),
    desc: t(coObligorWords.timeline[what]),
    color,
    icon,
    userId: null,
    now,
  });
}
