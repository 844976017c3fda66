import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import { riskAcknowledgements as contract } from '@contract/people/risk-acknowledgements';
import { lockOwnAccount, ownUser, sessionEvidence } from '@server/features/identity';
import { shownLegalText } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { areRight } from './rules';
import { acknowledgementOf, isTiredOut, keepTry, riskTextAt } from './tries';

export const riskAcknowledgementHandlers = implement(contract, {
  async show({ db, principal, config, now }) {
    const row = await acknowledgementOf(db, principal.userId);
    const { warnings, sha256 } = await riskTextAt(db, now);
    const { text_sha256: _, ...text } = shownLegalText(warnings, config.brand);
    return {
      text,
      text_sha256: sha256,
      acknowledged: row
        ? {
            at: row.answeredAt.toISOString(),
            name: row.name,
            version: row.textVersion,
            text_sha256: row.textHash,
            factor: String(row.evidence.factor),
            answers: row.answers,
          }
        : null,
    };
  },

  async answer({ db, principal, body, ip, userAgent, now, record }) {
    const { userId } = principal;
    await lockOwnAccount(db, principal);
    if (await acknowledgementOf(db, userId)) return { acknowledged: true };
    const { sha256 } = await riskTextAt(db, now);
    if (body.text_sha256 !== sha256) throw conflict(t(relationWords.gate.otherText));
    if (await isTiredOut(db, userId, now)) throw conflict(t(relationWords.gate.tired));
    const { fullName: name } = await ownUser(db, userId);
    const evidence = await sessionEvidence(db, principal, { ip, userAgent });
    const id = await keepTry(db, { userId, name, answers: body.answers, evidence, now });
    const acknowledged = areRight(body.answers);
    if (id) await record(id, { value: acknowledged, sha256: body.text_sha256 });
    return { acknowledged };
  },
});
