import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import {
  type ConsentDocument,
  consentDocuments,
  consentRoles,
  consentText,
  consents as contract,
  type VoluntaryConsent,
  voluntaryConsents,
} from '@contract/people/consents';
import { legalDocuments, legalText } from '@contract/people/legal-texts';
import { legalAcceptances } from '@server/db/schema/people';
import { legalRevocations } from '@server/db/schema/people-relations';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { acceptancesOf, currentHash, lockPerson } from './repository';

export const consentHandlers = implement(contract, {
  async list({ db, principal }) {
    const all = await acceptancesOf(db, principal.userId);
    const lastOf = (document: ConsentDocument) =>
      all.find(({ acceptance }) => acceptance.document === document);
    const shown = consentDocuments.filter(
      (document) => isOffered(document, principal) || lastOf(document),
    );
    return {
      items: shown.map((document) => {
        const last = lastOf(document);
        return {
          document,
          version: versionOf(document),
          text_sha256: currentHash(document),
          revocable: voluntaryConsents.some((one) => one === document),
          accepted: last
            ? {
                version: last.acceptance.version,
                text_sha256: last.acceptance.textHash,
                at: last.acceptance.acceptedAt.toISOString(),
                revoked_at: last.revokedAt?.toISOString() ?? null,
              }
            : null,
        };
      }),
    };
  },

  async give({ db, principal, params, body, ip, now, record }) {
    const document = voluntaryOf(params.document);
    const { userId } = principal;
    if (!isOffered(document, principal)) throw refused(t(relationWords.consents.notYours));
    const textHash = currentHash(document);
    if (body.text_sha256 !== textHash) throw conflict(t(relationWords.gate.otherText));
    await lockPerson(db, userId);
    const [last] = await acceptancesOf(db, userId, document).limit(1);
    const given = last && !last.revokedAt && last.acceptance.textHash === textHash;
    if (given) return { ok: true as const };
    const { version } = consentText(document);
    await db
      .insert(legalAcceptances)
      .values({ userId, document, version, textHash, ip, acceptedAt: now });
    await record(userId, { type: document, sha256: textHash });
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

function voluntaryOf(name: string): VoluntaryConsent {
  const document = voluntaryConsents.find((one) => one === name);
  if (!document) throw notFound();
  return document;
}

const isOffered = (document: ConsentDocument, { role }: Principal): boolean =>
  voluntaryConsents.some((one) => one === document && consentRoles[one].includes(role));

function versionOf(document: ConsentDocument): string {
  const voluntary = voluntaryConsents.find((one) => one === document);
  if (voluntary) return consentText(voluntary).version;
  const legal = legalDocuments.find((one) => one === document);
  return legal ? legalText(legal).version : '';
}
