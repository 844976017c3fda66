import { Readable } from 'node:stream';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import { investorContracts as contract } from '@contract/people/investor-contract';
import type { Db, Tx } from '@server/db/connection';
import { sessionEvidence } from '@server/features/identity';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { hasAcknowledgedRisk } from '../risk-acknowledgements/tries';
import { contractParty, partyAsSigned } from './party';
import { investorContractContent, investorContractPdf } from './pdf';
import {
  investorTextAt,
  keepSignedContract,
  type SignedContract,
  sha256Of,
  signedContracts,
  signedPdf,
} from './signed';
import { contractVersion } from './version';

export const investorContractHandlers = implement(contract, {
  show: ({ db, principal, config, now }) =>
    describe(db, { userId: principal.userId, brand: config.brand, now }),

  async file({ db, principal, query: { version }, config, now }) {
    const reader = { userId: principal.userId, brand: config.brand, now };
    const { pdf, title } = version
      ? await signedUnder(db, reader.userId, version)
      : await shownTo(db, reader);
    return {
      stream: Readable.from([pdf]),
      size: pdf.length,
      mediaType: 'application/pdf',
      fileName: `${title}.pdf`,
      disposition: 'inline' as const,
    };
  },

  async sign({ db, principal, body, config, ip, userAgent, now, record }) {
    const { userId } = principal;
    if (!(await hasAcknowledgedRisk(db, userId))) throw refused(t(relationWords.gate.riskFirst));
    const reader = { userId, brand: config.brand, now };
    const { pdf, text, party } = await shownTo(db, reader);
    if (party.kind === 'legal_entity' && !party.representative) {
      throw refused(t(relationWords.gate.representativeFirst));
    }
    if (sha256Of(pdf) !== body.sha256) throw conflict(t(relationWords.gate.otherPdf));
    const evidence = await sessionEvidence(db, principal, { ip, userAgent });
    const kept = await keepSignedContract(db, { userId, party, pdf, text, evidence, now });
    if (kept)
      await record(kept.id, {
        sha256: kept.sha256,
        seal: kept.seal,
        version: contractVersion(party.kind, text.number),
      });
    return describe(db, reader);
  },
});

interface Reader {
  userId: string;
  brand: string;
  now: Date;
}

/** The version in force as a person signed it, with the name that they had then, or as they are shown it to sign. */
async function shownTo(db: Db | Tx, { userId, brand, now }: Reader) {
  const today = await contractParty(db, userId);
  const text = await investorTextAt(db, today.kind, now);
  const signed = await signedPdf(db, userId, contractVersion(today.kind, text.number));
  const party = signed ? partyAsSigned(signed, today) : today;
  const pdf = signed?.pdf ?? (await investorContractPdf({ party, brand, text }));
  return { party, text, pdf, ...investorContractContent({ party, brand, text }) };
}

/** The very bytes that a person signed of a version, also once another one rules. */
async function signedUnder(db: Db | Tx, userId: string, version: string) {
  const signed = await signedPdf(db, userId, version);
  if (!signed) throw notFound();
  return { pdf: signed.pdf, title: t(relationWords.gate.signedFile, { version }) };
}

async function describe(db: Db | Tx, reader: Reader) {
  const { party, text, pdf, title, blocks } = await shownTo(db, reader);
  const version = contractVersion(party.kind, text.number);
  const all = await signedContracts(db, reader.userId);
  const signed = all.find((row) => row.version === version);
  return {
    version,
    title,
    since: text.since,
    changes: text.reason,
    blocks,
    sha256: sha256Of(pdf),
    signed: signed ? signatureOf(signed) : null,
    earlier: all.filter((row) => row !== signed).map(signatureOf),
  };
}

const signatureOf = (row: SignedContract) => ({
  version: row.version,
  signed_at: row.signedAt.toISOString(),
  name: row.name,
  sha256: row.sha256,
  seal: row.sealHash,
  factor: String(row.evidence.factor),
  ip: String(row.evidence.ip),
});
