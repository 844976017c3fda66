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
import { type Acceptance, acceptancesOf, lockPerson } from './repository';

export const consentHandlers = implement(contract, {
  async list({ db, principal, config, now }) {
    const all = await acceptancesOf(db, principal.userId);
    const lastOf = (document: ConsentDocument) =>
      all.find(({ acceptance }) => acceptance.document === document);
    const shown = consentDocuments.filter(
      (document) => isOffered(document, principal) || lastOf(document),
    );
    const texts = await legalTextsAt(db, shown, now);
    const bureau = lastOf('bureau');
    const unnamed = bureau ? await unnamedBy(db, principal.userId, bureau) : null;
    const items = texts.flatMap((text, at) => {
      const document = shown[at];
      const last = document && lastOf(document);
      if (!document) return [];
      return [
        {
          document,
          ...shownLegalText(text, config.brand),
          revocable: isVoluntary(document),
          accepted: last
            ? {
                version: last.acceptance.version,
                text_sha256: last.acceptance.textHash,
                at: last.acceptance.acceptedAt.toISOString(),
                named: last.acceptance.named ?? [],
                unnamed: document === 'bureau' ? unnamed : null,
                revoked_at: last.revokedAt?.toISOString() ?? null,
              }
            : null,
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
    const isWhole = last && (await unnamedBy(db, userId, last)) === null;
    if (isWhole && !last.revokedAt && last.acceptance.version === version)
      return { ok: true as const };
    const named = document === 'bureau' ? await namedBy(db, userId) : null;
    await db
      .insert(legalAcceptances)
      .values({ userId, document, version, textHash, named, ip, acceptedAt: now });
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
async function namedBy(db: Tx, userId: string): Promise<string[]> {
  const { name, representative } = await contractParty(db, userId);
  return representative ? [name, representative.name] : [name];
}

/** Who represents a company since an authorisation that is in force was given, and is not named by it. */
async function unnamedBy(
  db: Db | Tx,
  userId: string,
  { acceptance: { named }, revokedAt }: Acceptance,
): Promise<string | null> {
  if (named === null || revokedAt !== null) return null;
  const { representative } = await contractParty(db, userId);
  return representative && !named.includes(representative.name) ? representative.name : null;
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
