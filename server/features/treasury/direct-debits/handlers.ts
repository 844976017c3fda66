import { directDebits as contract } from '@contract/treasury/direct-debits';
import { implement } from '@server/http/implement';
import { ownApplicantId } from '../tax-papers/holder';
import { folioOf } from './follow';
import { mandatePdf } from './mandate-pdf';
import { cancelMandate, createMandate, editMandate, pauseMandate, resumeMandate } from './mandates';
import { overviewOf } from './overview';
import { describeMandate, findMandate, type Mandate } from './repository';

export const directDebitHandlers = implement(contract, {
  list: ({ db, scope, vault, adapters, now }) =>
    overviewOf(db, ownApplicantId(scope), { vault, gateway: adapters.cards, now }),

  async create({ db, body, record, ...call }) {
    const mandate = await createMandate(db, body, call);
    await record(mandate.id, noteOf(mandate));
    return describeMandate(mandate);
  },

  async edit({ db, params, body, record, ...call }) {
    const mandate = await editMandate(db, params.directDebitId, body, call);
    await record(mandate.id, noteOf(mandate));
    return describeMandate(mandate);
  },

  async pause({ db, params, record, ...call }) {
    const mandate = await pauseMandate(db, params.directDebitId, call);
    await record(mandate.id);
    return describeMandate(mandate);
  },

  async resume({ db, params, record, ...call }) {
    const mandate = await resumeMandate(db, params.directDebitId, call);
    await record(mandate.id);
    return describeMandate(mandate);
  },

  async cancel({ db, params, record, ...call }) {
    const mandate = await cancelMandate(db, params.directDebitId, call);
    await record(mandate.id);
    return describeMandate(mandate);
  },

  async file({ db, scope, params, config }) {
    const mandate = await findMandate(db, scope, params.directDebitId);
    const credit = await folioOf(db, mandate.loanId);
    return mandatePdf(mandate, { brand: config.brand, credit });
  },
});

const noteOf = ({ day, mostCents, sourceLast4 }: Mandate) => ({
  charge_day: day,
  most_cents: mostCents,
  last4: sourceLast4,
});
