import { toCentavos } from '@contract/kernel/fields/centavos';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Tx } from '@server/db/connection';
import { stages } from '@server/db/schema/credit';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { actOn, partiesOf } from '../projects/money-act';
import { lockProject, type ProjectRow } from '../projects/project';

export type Stage = typeof stages.$inferSelect;

/** A stage and its project, locked until the transaction ends. */
export async function lockStage(tx: Tx, scope: Scope, stageId: string) {
  const [found] = await tx.select().from(stages).where(eq(stages.id, stageId));
  if (!found) throw notFound();
  const row = await lockProject(tx, scope, found.projectId);
  const [stage] = await tx.select().from(stages).where(eq(stages.id, stageId));
  if (!stage) throw notFound();
  return { stage, row };
}

/** What of a stage is transferred to its installer, in centavos: all but what paid back what they drew against it. */
export const transferOf = ({ amountCents, keptCents }: Pick<Stage, 'amountCents' | 'keptCents'>) =>
  toCentavos(amountCents - keptCents);

/** What an act on a stage is about, for the person who confirms it. */
export const actOnStage = (row: ProjectRow, stage: Stage) => ({
  object: 'stages' as const,
  objectId: stage.id,
  details: [
    ...actOn(row).details,
    { label: t(creditWords.stages.stage.stage), value: `${stage.n}. ${stage.name}` },
  ],
  amountCents: transferOf(stage),
  people: partiesOf(row),
});

/** Notes that a stage was listed in a file for the bank, or, with null, that the file was not sent. */
export async function setListed(tx: Tx, id: string, listedAt: Date | null): Promise<void> {
  await tx.update(stages).set({ listedAt }).where(eq(stages.id, id));
}

interface Payment {
  trackingKey: string;
  paidAt: Date;
  /** Mark of the account that it went to. */
  paidMark: string;
}

/** The installer's transfer was sent. */
export async function setPaid(tx: Tx, id: string, payment: Payment): Promise<void> {
  await tx
    .update(stages)
    .set({ status: 'paid', ...payment })
    .where(eq(stages.id, id));
}

/** The transfer came back: the stage is to be paid again. */
export async function setUnpaid(tx: Tx, id: string): Promise<void> {
  await tx
    .update(stages)
    .set({ status: 'payable', paidAt: null, trackingKey: null, paidMark: null, listedAt: null })
    .where(eq(stages.id, id));
}
