import { writeOffs as contract } from '@contract/credit/write-offs';
import { sumCents } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { implement } from '@server/http/implement';
import { assertNotIn } from '../loans/people-in';
import { undoWriteOff, whyNotWrittenOff, writeOff } from './write-off';
import { findCredit, listWriteOffs, standingParts } from './write-offs.repository';

export const writeOffHandlers = implement(contract, {
  async show({ db, params: { loanId }, principal, now }) {
    await assertNotIn(db, loanId, principal.userId);
    const credit = await findCredit(db, loanId);
    const parts = await standingParts(db, loanId);
    const { refusal } = await whyNotWrittenOff(db, credit, parts, dayInMexicoCity(now));
    return {
      refusal,
      principal_cents: sumCents(parts.map(({ amount }) => amount)),
      items: await listWriteOffs(db, loanId),
    };
  },

  async create({ db, params: { loanId }, body, principal, config, now, twoPeople, record }) {
    const { reason, evidence } = body;
    const actor = principal.userId;
    const { id, act } = await writeOff(db, { loanId, reason, evidence, actor, config, now });
    await twoPeople(act);
    await record(loanId, { reason, amount_cents: act.amountCents });
    return { id };
  },

  async undo({ db, params: { loanId }, body, principal, config, now, twoPeople, record }) {
    const { reason } = body;
    const actor = principal.userId;
    const { id, act } = await undoWriteOff(db, { loanId, reason, actor, config, now });
    await twoPeople(act);
    await record(loanId, { reason, amount_cents: act.amountCents });
    return { id };
  },
});
