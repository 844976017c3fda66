import { stages as contract } from '@contract/credit/stages';
import { formatMxn } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { stages } from '@server/db/schema/projects';
import { announce } from '@server/features/platform/notifications/announce';
import { events } from '@server/features/platform/notifications/events/events';
import { wasToldOf } from '@server/features/treasury/bank-movements/outgoing';
import { accountEnding } from '@server/features/treasury/transfers/account-ending';
import { accountTold } from '@server/features/treasury/transfers/account-told';
import { assertListed, whyNotListed } from '@server/features/treasury/transfers/bank-file';
import { hadBounced } from '@server/features/treasury/transfers/bounce';
import { assertNewTrackingKey } from '@server/features/treasury/transfers/new-tracking-key';
import { whyNotSent } from '@server/features/treasury/transfers/on-its-way';
import { inOrder, revealed } from '@server/features/treasury/transfers/revealed';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { stagePaid } from '@server/ledger/events/disbursement';
import { eq } from 'drizzle-orm';
import { assertAllowed } from '../life-cycle/allowed';
import { by } from '../life-cycle/move-credit';
import { actOn as actOnProject, partiesOf } from '../projects/acts';
import { lockProject, type ProjectRow } from '../projects/project';
import { addProjectEvent } from '../projects/timeline';
import { deliver } from './deliver';
import { findStage } from './describe';
import { evidenceOf } from './evidence';
import { assertInvestorsOweNothing, whyInvestorsOwe } from './investors-owe';
import { payableAccount, whyNotPayer } from './payable-account';
import { listStages } from './repository';

type Stage = typeof stages.$inferSelect;

/** A stage and its project, held until the transaction ends. */
async function lockStage(tx: Tx, scope: Scope, stageId: string) {
  const [found] = await tx.select().from(stages).where(eq(stages.id, stageId));
  if (!found) throw notFound();
  const row = await lockProject(tx, scope, found.projectId);
  const [stage] = await tx.select().from(stages).where(eq(stages.id, stageId));
  if (!stage) throw notFound();
  return { stage, row };
}

function assertPayable(stage: Stage) {
  if (stage.status !== 'payable') throw conflict('La etapa no tiene un pago pendiente.');
}

/** What an act on a stage is about, for the person who confirms it. */
const actOn = (row: ProjectRow, stage: Stage) => ({
  object: 'stages' as const,
  objectId: stage.id,
  details: [...actOnProject(row).details, { label: 'Etapa', value: `${stage.n}. ${stage.name}` }],
  amountCents: stage.amountCents,
  people: partiesOf(row),
});

export const stageHandlers = implement(contract, {
  list: async ({ db, scope, query, vault, principal, now }) =>
    listStages(db, query, { scope, vault, principal, now }),

  async approve({ db, scope, params, principal, config, now, twoPeople }) {
    const { stage, row } = await lockStage(db, scope, params.stageId);
    assertAllowed(principal.role, row.project.status, 'approve_stage');
    const evidence = (await evidenceOf(db, [row.project.id])).get(row.project.id);
    if (evidence !== 'verified') {
      throw refused('Primero verifica la fotografía del sistema instalado en cada sitio.');
    }
    await deliver(db, {
      row,
      stage,
      doer: by(principal, config, now),
      finish: () =>
        twoPeople({
          ...actOn(row, stage),
          kind: 'delivery',
          title: 'Aprobar una instalación y entregar el crédito',
        }),
    });
    return findStage(db, stage.id);
  },

  async reveal({ db, scope, body, vault, now, record }) {
    const items = [];
    const leftOut = [];
    const rows = [];
    for (const id of inOrder(body.ids)) rows.push(await lockStage(db, scope, id));
    for (const { stage, row } of rows) {
      assertPayable(stage);
      const { id } = stage;
      const concept = `Etapa ${stage.n} ${row.project.folio}`;
      const payable = await payableAccount(db, vault, row.project.supplierId, now);
      if (!payable.ok) {
        leftOut.push({ id, concept, reason: payable.reason, listed: false });
        continue;
      }
      const { account } = payable;
      const transfer = { ...stage, noun: 'stages' as const, clabe: account.clabe };
      const owed = await whyNotSent(db, vault, transfer, () => whyInvestorsOwe(db, row.project.id));
      if (owed) {
        leftOut.push({ id, concept, reason: owed, listed: false });
        continue;
      }
      if (body.file) {
        const why = await whyNotListed(db, vault, transfer, now);
        if (why) {
          leftOut.push({ id, concept, ...why });
          continue;
        }
        await db.update(stages).set({ listedAt: now }).where(eq(stages.id, id));
      }
      await record(id, { amount_cents: stage.amountCents, clabe_last4: account.last4 });
      items.push(
        await revealed(db, vault, {
          id,
          amount: stage.amountCents,
          clabe: account.clabe,
          holder: account.holder,
          concept,
          folio: row.project.folio,
          ownerId: row.project.supplierId,
        }),
      );
    }
    return { items, left_out: leftOut };
  },

  async relist({ db, scope, params, body, record }) {
    const { stage } = await lockStage(db, scope, params.stageId);
    assertPayable(stage);
    assertListed(stage);
    await db.update(stages).set({ listedAt: null }).where(eq(stages.id, stage.id));
    await record(stage.id, { amount_cents: stage.amountCents, reason: body.reason });
    return findStage(db, stage.id);
  },

  async pay({ db, scope, params, body, principal, vault, config, now, twoPeople, record }) {
    const { stage, row } = await lockStage(db, scope, params.stageId);
    assertAllowed(principal.role, row.project.status, 'pay_stage');
    assertPayable(stage);
    const notTheirs = whyNotPayer(stage, principal);
    if (notTheirs) throw refused(notTheirs);
    const { project } = row;
    const payable = await payableAccount(db, vault, project.supplierId, now);
    if (!payable.ok) throw refused(payable.reason);
    const { account } = payable;
    await assertNewTrackingKey(db, body.tracking_key);
    await stagePaid(db, {
      projectId: project.id,
      supplierId: project.supplierId,
      stage: stage.n,
      amount: stage.amountCents,
      trackingKey: body.tracking_key,
      occurredOn: dayInMexicoCity(now),
      actor: principal.userId,
    });
    await db
      .update(stages)
      .set({
        status: 'paid',
        paidAt: now,
        trackingKey: body.tracking_key,
        paidMark: account.mark,
      })
      .where(eq(stages.id, stage.id));
    const told = await wasToldOf(
      db,
      { kind: 'stage', id: stage.id },
      { trackingKey: body.tracking_key, amountCents: stage.amountCents },
      vault,
    );
    // What the bank told of has left, whoever owes what.
    if (!told) await assertInvestorsOweNothing(db, project.id);
    await addProjectEvent(db, {
      projectId: project.id,
      title: 'Pago al instalador',
      desc: `${formatMxn(stage.amountCents)}, clave de rastreo ${body.tracking_key}.`,
      color: 'success',
      icon: 'money',
      userId: principal.userId,
      now,
    });
    await announce(db, config, row.supplierUserId, events.stagePaid, {
      folio: project.folio,
      amount: stage.amountCents,
      trackingKey: body.tracking_key,
    });
    const transfer = { trackingKey: body.tracking_key, amountCents: stage.amountCents };
    await hadBounced(db, transfer, { actor: principal.userId, now, config, vault });
    const item = await findStage(db, stage.id);
    const act = actOn(row, stage);
    await twoPeople({
      ...act,
      kind: 'out',
      title: 'Pagar una etapa al instalador',
      details: [
        ...act.details,
        { label: 'Cuenta', value: accountEnding(account) },
        { label: 'Clave de rastreo', value: body.tracking_key },
      ],
      account: await accountTold(db, vault, {
        clabe: account.clabe,
        ownerId: project.supplierId,
      }),
    });
    await record(stage.id, {
      tracking_key: body.tracking_key,
      amount_cents: stage.amountCents,
      clabe_last4: account.last4,
    });
    return item;
  },
});
