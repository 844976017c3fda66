import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import {
  type ConsentDocument,
  consentDocuments,
  consentRoles,
  consents as contract,
  type VoluntaryConsent,
  voluntaryConsents,
} from '@contract/people/consents';
import type { Db, Tx } from '@server/db/connection';
import { legalAcceptances } from '@server/db/schema/people';
import { legalRevocations } from '@server/db/schema/people-relations';
import { contractTextOn, shownLegalText } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { contractParty } from '../investor-contracts/party';
import { consentKinds, legalTextsAt } from '../legal/texts';
import { consentsOf, unnamedBy } from './describe';
import { acceptancesOf, lockPerson } from './repository';

export const consentHandlers = implement(contract, {
  async list({ db, principal, config, now }) {
    const all = await consentsOf(db, principal.userId);
    const lastOf = (document: ConsentDocument) => all.find((one) => one.document === document);
    const shown = consentDocuments.filter(
      (document) => isOffered(document, principal) || lastOf(document),
    );
    const texts = await legalTextsAt(db, shown, now);
    const ofBureau = shown.includes('bureau') ? await namedBy(db, principal.userId) : [];
    const items = texts.flatMap((text, at) => {
      const document = shown[at];
      const last = document && lastOf(document);
      if (!document) return [];
      return [
        {
          document,
          ...shownLegalText(text, config.brand),
          revocable: isVoluntary(document),
          names: document === 'bureau' ? ofBureau : [],
          accepted: last ?? null,
        },
      ];
    });
    return { items };
  },

  async give({ db, principal, params, body, ip, now, record }) {
    const { userId } = principal;
    const document = consentDocuments.find((one) => one === params.document);
    if (!document) throw notFound();
    await lockPerson(db, userId);
    const [last] = await acceptancesOf(db, userId, document).limit(1);
    // Terms and privacy notice come with the account, and what was given in another profile is shown in this one too:
    // only who agreed to a version before agrees to the next one, or again to what they took back.
    if (!isOffered(document, principal) && !last) {
      throw refused(t(relationWords.consents.notYours));
    }
    const text = await contractTextOn(db, consentKinds[document], dayInMexicoCity(now));
    const { sha256: textHash } = text;
    const version = String(text.number);
    if (body.text_sha256 !== textHash) throw conflict(t(relationWords.gate.otherText));
    const named = document === 'bureau' ? await namedBy(db, userId) : [];
    // Another represents the company by now, or it is called otherwise.
    if (body.names.join('\n') !== named.join('\n')) {
      throw conflict(t(relationWords.consents.otherNames));
    }
    const isWhole = last && (await unnamedBy(db, userId, last)) === null;
    if (isWhole && !last.revokedAt && last.acceptance.version === version)
      return { ok: true as const };
    const acceptance = { userId, document, version, textHash, ip, acceptedAt: now };
    await db
      .insert(legalAcceptances)
      .values({ ...acceptance, named: document === 'bureau' ? named : null });
    await record(userId, { type: document, version: text.number, sha256: textHash });
    return { ok: true as const };
  },

  async revoke({ db, principal, params, ip, now, record }) {
    const document = voluntaryOf(params.document);
    const { userId } = principal;
    await lockPerson(db, userId);
    const all = await acceptancesOf(db, userId, document);
    const open = all.filter(({ revokedAt }) => revokedAt === null);
    if (open.length === 0) throw conflict(t(relationWords.consents.notGiven));
    await db
      .insert(legalRevocations)
      .values(open.map(({ acceptance }) => ({ acceptanceId: acceptance.id, ip, revokedAt: now })));
    await record(userId, { type: document });
    return { ok: true as const };
  },
});

/** Whose credit history an account authorises to consult: its own, and of a company also who represents it. */
async function namedBy(db: Db | Tx, userId: string): Promise<string[]> {
  const { name, representative } = await contractParty(db, userId);
  return representative ? [name, representative.name] : [name];
}

function voluntaryOf(name: string): VoluntaryConsent {
  const document = voluntaryConsents.find((one) => one === name);
  if (!document) throw notFound();
  return document;
}

const isVoluntary = (document: ConsentDocument): boolean =>
  voluntaryConsents.some((one) => one === document);

const isOffered = (document: ConsentDocument, { role }: Principal): boolean =>
  voluntaryConsents.some((one) => one === document && consentRoles[one].includes(role));
