import { formatDay } from '@contract/kernel/fields/day';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import { bankMovements as contract } from '@contract/treasury/bank-movements';
import { findOwners } from '@server/features/people';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { contributable, coverRounding } from './contribute';
import { fatesOf } from './fates';
import { acceptLine, contributeLine, dismissLine, matchLine, reverseLine } from './line-acts';
import { isNewNotice } from './notices';
import { peopleOfLines } from './people-of-lines';
import { receiveBankMovement } from './receive';
import { reconcile } from './reconciliation';
import { describeMovement, findMovement, listMovements } from './repository';
import { revealAccounts } from './reveal';
import { importStatement } from './statement-import';

export const bankMovementHandlers = implement(contract, {
  async notify({ db, body, signed, config, vault, now }) {
    if (await isNewNotice(db, signed, body.event_id, { config, now })) {
      await receiveBankMovement(db, body.movement, {
        source: 'webhook',
        actor: 'bank',
        now,
        config,
        vault,
      });
    }
    return { ok: true as const };
  },

  list: async ({ db, vault, query }) => listMovements(db, vault, query),

  show: async ({ db, vault, params }) =>
    describeMovement(db, vault, await findMovement(db, params.movementId)),

  reveal: async ({ db, params, vault, record }) =>
    revealAccounts(db, vault, params.movementId, record),

  async create({ db, body, principal, config, vault, now, twoPeople, record }) {
    const { movement, fresh } = await receiveBankMovement(db, body, {
      source: 'staff',
      actor: principal.userId,
      now,
      config,
      vault,
    });
    await twoPeople({
      kind: 'in',
      object: 'bank_movements',
      objectId: movement.trackingKey,
      title:
        movement.direction === 'in'
          ? t(treasuryWords.bankMovements.registerDeposit)
          : t(treasuryWords.bankMovements.registerCharge),
      details: [
        { label: t(serverWords.shared.trackingKey), value: movement.trackingKey },
        { label: t(treasuryWords.bankMovements.date), value: formatDay(movement.occurredOn) },
        { label: t(treasuryWords.bankMovements.sender), value: movement.senderName },
        {
          label: 'CLABE beneficiaria',
          value: t(treasuryWords.bankMovements.accountEnding, {
            last4: body.receiver_clabe.slice(-4),
          }),
        },
        {
          label: t(treasuryWords.bankMovements.effect),
          value: (await fatesOf(db, [movement])).get(movement.id) ?? '',
        },
      ],
      amountCents: movement.amountCents,
      people: await peopleOfLines(db, [movement]),
      // A line reported by a person alone may not exist at all.
      always: fresh,
    });
    const described = await describeMovement(db, vault, movement);
    if (fresh) {
      await record(movement.id, {
        amount_cents: movement.amountCents,
        tracking_key: movement.trackingKey,
      });
    }
    return { movement: described, fresh };
  },

  importFile: importStatement,

  owners: async ({ db, query }) => ({ items: await findOwners(db, query.q) }),

  match: matchLine,

  contribute: contributeLine,

  coverRounding,

  accept: acceptLine,

  dismiss: dismissLine,

  reverse: reverseLine,

  reconciliation: async ({ db, vault, config, now }) =>
    db.transaction(
      async (tx) => ({
        ...(await reconcile(tx, now)),
        contributable: await contributable(tx, vault, config),
      }),
      { isolationLevel: 'repeatable read' },
    ),
});
