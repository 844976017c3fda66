import { formatMxn } from '@contract/fields/centavos';
import { dayInMexicoCity } from '@contract/fields/day';
import { payouts as contract, type PayoutKind } from '@contract/payouts';
import type { Tx } from '@server/db/connection';
import { sqlState } from '@server/db/connection';
import { applicants } from '@server/db/schema/people';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Principal, Scope } from '@server/http/principal';
import { incomeTaxWithheld, vatWithheld } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { payoutCancelled, payoutSent } from '@server/ledger/events/payouts';
import { feesOfPayout, feesWaiting } from '@server/ledger/fees';
import { eq } from 'drizzle-orm';
import type { MoneyAct } from '../approvals/gate';
import { audit } from '../audit/audit';
import { wasToldOf } from '../bank-movements/outgoing';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { favourOf, favoursToReturn } from './favours';
import { orderPayout, type Payout, payoutPlace } from './order';
import {
  changePayout,
  describePayout,
  findPayout,
  listPayouts,
  lockPayout,
  ofApplicant,
} from './repository';

const UNIQUE_VIOLATION = '23505';

const kindName: Record<PayoutKind, string> = {
  fees: 'Traspaso de comisiones',
  income_tax: 'Entero del ISR retenido',
  vat: 'Entero del IVA retenido',
  favour: 'Devolución de saldo a favor',
};

export const payoutHandlers = implement(contract, {
  list: async ({ db, query }) => listPayouts(db, query),

  async sources({ db, vault }) {
    const fees = await feesWaiting(db);
    return {
      fees_cents: fees.fee,
      fees_vat_cents: fees.vat,
      income_tax_cents: await balance(db, incomeTaxWithheld),
      vat_cents: await balance(db, vatWithheld),
      favours: await favoursToReturn(db, vault),
    };
  },

  async show({ db, params, vault }) {
    const row = await findPayout(db, params.payoutId);
    const clabe = row.clabe && vault.open(row.clabe, payoutPlace(row.id));
    return { ...describePayout(row), clabe };
  },

  async create({ db, body, vault, config, principal, now, twoPeople }) {
    const row = await orderPayout(db, {
      kind: body.kind,
      amount: body.amount_cents,
      applicantId: body.kind === 'favour' ? body.applicant_id : undefined,
      actor: principal.userId,
      now,
      config,
      vault,
    });
    await twoPeople(await actOn(db, row, 'out', row.applicantId ?? row.kind));
    await note(db, principal, 'create', row, now);
    return describePayout(row);
  },

  async own({ db, scope, vault }) {
    const applicantId = ownApplicantId(scope);
    const rows = await ofApplicant(db, applicantId);
    return {
      favour: await favourOf(db, vault, applicantId),
      returns: rows.map(describePayout),
    };
  },

  async ask({ db, scope, body, vault, config, principal, now }) {
    const row = await orderPayout(db, {
      kind: 'favour',
      amount: body.amount_cents,
      applicantId: ownApplicantId(scope),
      actor: principal.userId,
      now,
      config,
      vault,
    });
    await note(db, principal, 'create', row, now);
    return describePayout(row);
  },

  async send({ db, params, body, vault, config, principal, now, twoPeople }) {
    const row = await lockPayout(db, params.payoutId);
    if (row.status !== 'ordered') throw conflict('El pago ya no está por enviarse.');
    const tracking = { label: 'Clave de rastreo', value: body.tracking_key };
    await twoPeople({ ...(await actOn(db, row, 'out', row.id, [tracking])), always: true });
    await payoutSent(db, {
      payoutId: row.id,
      trackingKey: body.tracking_key,
      fees: row.kind === 'fees' ? await feesOfPayout(db, row.id) : undefined,
      occurredOn: dayInMexicoCity(now),
      actor: principal.userId,
    });
    const told = await wasToldOf(
      db,
      { kind: 'payout', id: row.id },
      { trackingKey: body.tracking_key, amountCents: row.amountCents },
      vault,
    );
    const sent = await trackingKeyOnce(() =>
      changePayout(db, row.id, {
        status: told ? 'confirmed' : 'sent',
        trackingKey: body.tracking_key,
        settledAt: now,
      }),
    );
    for (const userId of await peopleOf(db, row)) {
      await announce(db, config, userId, events.favourReturnSent, {
        amount: row.amountCents,
        trackingKey: body.tracking_key,
      });
    }
    await note(db, principal, 'send', sent, now);
    return describePayout(sent);
  },

  async cancel({ db, params, body, principal, now, twoPeople }) {
    const row = await lockPayout(db, params.payoutId);
    if (row.status !== 'ordered') throw conflict('El pago ya no está por enviarse.');
    const why = { label: 'Motivo', value: body.reason };
    await twoPeople(await actOn(db, row, 'back', row.id, [why]));
    await payoutCancelled(db, {
      payoutId: row.id,
      reason: body.reason,
      occurredOn: dayInMexicoCity(now),
      actor: principal.userId,
    });
    const cancelled = await changePayout(db, row.id, {
      status: 'cancelled',
      cancelReason: body.reason,
      settledAt: now,
    });
    await note(db, principal, 'cancel', cancelled, now);
    return describePayout(cancelled);
  },
});

function ownApplicantId(scope: Scope): string {
  if (scope.kind === 'own' && scope.applicantId) return scope.applicantId;
  throw notFound();
}

/** The user whose money it is: nobody's but an applicant's has one. */
async function peopleOf(tx: Tx, { applicantId }: Payout): Promise<string[]> {
  if (!applicantId) return [];
  const rows = await tx
    .select({ userId: applicants.userId })
    .from(applicants)
    .where(eq(applicants.id, applicantId));
  return rows.map(({ userId }) => userId);
}

async function actOn(
  tx: Tx,
  row: Payout,
  kind: 'out' | 'back',
  objectId: string,
  more: MoneyAct['details'] = [],
): Promise<MoneyAct> {
  const account = row.clabeLast4
    ? [
        {
          label: 'Cuenta',
          value: [row.bank, `terminada en ${row.clabeLast4}`].filter(Boolean).join(' '),
        },
      ]
    : [];
  return {
    kind,
    object: 'payouts',
    objectId,
    title: kindName[row.kind],
    details: [
      { label: 'Beneficiario', value: row.beneficiary },
      ...account,
      { label: 'Monto', value: formatMxn(row.amountCents) },
      ...more,
    ],
    amountCents: row.amountCents,
    people: await peopleOf(tx, row),
  };
}

async function trackingKeyOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) {
      throw refused('Información faltante o incorrecta', {
        tracking_key: 'Otro pago ya tiene esta clave de rastreo.',
      });
    }
    throw error;
  }
}

async function note(
  tx: Tx,
  principal: Principal,
  verb: 'create' | 'send' | 'cancel',
  row: Payout,
  now: Date,
) {
  await audit(tx, {
    at: now,
    userId: principal.userId,
    actorUserId: principal.actorUserId,
    action: `payouts.${verb}`,
    object: 'payouts',
    objectId: row.id,
    details: { kind: row.kind, amount_cents: row.amountCents },
  });
}
