import { failureReasonNames } from '@contract/locales/es-MX/treasury/failure-reasons';
import { directDebitCharges as contract } from '@contract/treasury/direct-debit-charges';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { collectByHand } from './collect';
import { failCharge } from './fail';
import { listCharges, shownCharge } from './repository';

export const directDebitChargeHandlers = implement(contract, {
  list: ({ db, scope, query }) => listCharges(db, scope, query),

  async fail({ db, params, body, config, now, record }) {
    const { reason, occurred_on: on } = body;
    const charge = await failCharge(db, params.chargeId, { reason, on, config, now });
    await record(charge.id, {
      reference: charge.reference,
      reason: t(failureReasonNames[reason]),
      amount_cents: charge.amountCents,
    });
    return shownCharge(db, charge.id);
  },

  async collect({ db, params, body, now, record }) {
    const { tracking_key: trackingKey } = body;
    const charge = await collectByHand(db, params.chargeId, { trackingKey, now });
    await record(charge.id, {
      reference: charge.reference,
      tracking_key: trackingKey,
      amount_cents: charge.amountCents,
    });
    return shownCharge(db, charge.id);
  },
});
