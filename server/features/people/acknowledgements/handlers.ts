import { Readable } from 'node:stream';
import { acknowledgementServerWords as words } from '@contract/locales/es-MX/people/acknowledgements-server';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import {
  type AcknowledgedText,
  type Acknowledgement,
  type AcknowledgementItem,
  acknowledgements as contract,
} from '@contract/people/acknowledgements';
import type { Db, Tx } from '@server/db/connection';
import { sessionEvidence } from '@server/features/identity';
import { sealOf, shownLegalText } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { v7 } from 'uuid';
import { contractParty } from '../investor-contracts/party';
import { listCompanies } from './companies';
import { describeItem, describeSignature } from './describe';
import { acknowledgementPdf } from './pdf';
import { isAsSealed, type StoredSignature, sha256Of } from './sealed';
import { findSignature, keepSignature, lockCompany, nextFolio, signaturesOf } from './signatures';
import { acknowledgedTextsAt, type TextInForce } from './texts';

export const acknowledgementHandlers = implement(contract, {
  async list({ db, scope, config, now }) {
    const signed = await signaturesOf(db, [companyOf(scope)]);
    const inForce = await acknowledgedTextsAt(db, now);
    const items = inForce.map((each) => describeItem(each, config.brand, signed));
    // Those to sign first, each part in its order.
    const isSigned = ({ state }: AcknowledgementItem) => state === 'signed';
    return { items: [...items.filter((item) => !isSigned(item)), ...items.filter(isSigned)] };
  },

  async show({ db, scope, params: { acknowledgedText: document }, config, now }) {
    const inForce = { document, text: await textAt(db, document, now) };
    return describe(inForce, config.brand, await signaturesOf(db, [companyOf(scope)], document));
  },

  async sign({ db, scope, principal, params, body, config, ip, userAgent, now, record }) {
    const { acknowledgedText: document } = params;
    const { userId } = principal;
    // Of two that sign at once, the second finds the signature of the first.
    const company = await lockCompany(db, companyOf(scope));
    const text = await textAt(db, document, now);
    if (text.sha256 !== body.text_sha256) throw conflict(t(words.otherText));
    const inForce = { document, text };
    const all = await signaturesOf(db, [company.id], document);
    if (all.some(({ version }) => version === text.number)) {
      return describe(inForce, config.brand, all);
    }
    const party = await contractParty(db, userId);
    if (party.kind === 'legal_entity' && !party.representative) {
      throw refused(t(relationWords.gate.representativeFirst));
    }
    const name = party.representative?.name ?? party.name;
    const folio = await nextFolio(db);
    const pdf = await acknowledgementPdf({
      ...{ brand: config.brand, text, folio, name, now },
      company: company.name,
    });
    const sha256 = sha256Of(pdf);
    const evidence = {
      ...(await sessionEvidence(db, principal, { ip, userAgent })),
      ...{ name, company: company.name, folio, sha256, text_sha256: text.sha256 },
      representative_role: party.representative?.role ?? null,
      signed_at: now.toISOString(),
    };
    const sealHash = sealOf(sha256, evidence);
    const signed = {
      ...{ id: v7(), folio, userId, document, sha256, evidence, sealHash, signedAt: now },
      ...{ supplierId: company.id, company: company.name },
      ...{ version: text.number, textHash: text.sha256 },
    };
    await keepSignature(db, { ...signed, pdf });
    await record(folio, {
      name: text.subject,
      version: String(text.number),
      sha256,
      seal: sealHash,
    });
    return describe(inForce, config.brand, [signed, ...all]);
  },

  async file({ db, scope, params, record }) {
    const row = await findSignature(db, scope, params.signatureId);
    if (!row) throw notFound();
    if (!isAsSealed(row) || sha256Of(row.pdf) !== row.sha256) throw conflict(t(words.altered));
    await record(row.folio, { sha256: row.sha256 });
    return {
      stream: Readable.from([row.pdf]),
      size: row.pdf.length,
      mediaType: 'application/pdf',
      fileName: t(words.fileName, { folio: row.folio }),
      disposition: 'inline' as const,
    };
  },

  companies: ({ db, query, config, now }) => listCompanies(db, query, config.brand, now),
});

/** The company of who calls; staff have none. */
function companyOf(scope: Scope): string {
  if (scope.kind !== 'org') throw notFound();
  return scope.supplierId;
}

async function textAt(db: Db | Tx, document: AcknowledgedText, now: Date) {
  const found = (await acknowledgedTextsAt(db, now)).find((each) => each.document === document);
  if (!found) throw notFound();
  return found.text;
}

function describe(
  inForce: TextInForce,
  brand: string,
  signed: readonly StoredSignature[],
): Acknowledgement {
  const { text } = inForce;
  return {
    ...describeItem(inForce, brand, signed),
    changes: text.reason,
    blocks: shownLegalText(text, brand).blocks,
    text_sha256: text.sha256,
    signatures: signed.map(describeSignature),
  };
}
