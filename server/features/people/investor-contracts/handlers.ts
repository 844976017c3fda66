import { Readable } from 'node:stream';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import {
  investorContracts as contract,
  investorContractForm,
} from '@contract/people/investor-contract';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { ownUser, sessionEvidence } from '@server/features/identity';
import { conflict, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { hasAcknowledgedRisk } from '../risk-acknowledgements/tries';
import { investorContractPdf } from './pdf';
import {
  keepSignedContract,
  type SignedContract,
  sha256Of,
  signedContracts,
  signedPdf,
} from './signed';

export const investorContractHandlers = implement(contract, {
  show: ({ db, principal, config }) => describe(db, config, principal.userId),

  async file({ db, principal, config }) {
    const pdf =
      (await signedPdf(db, principal.userId)) ?? (await draft(db, config, principal.userId));
    return {
      stream: Readable.from([pdf]),
      size: pdf.length,
      mediaType: 'application/pdf',
      fileName: `${investorContractForm().title}.pdf`,
      disposition: 'inline' as const,
    };
  },

  async sign({ db, principal, body, config, ip, userAgent, now, record }) {
    const { userId } = principal;
    if (!(await hasAcknowledgedRisk(db, userId))) throw refused(t(relationWords.gate.riskFirst));
    const { fullName: name } = await ownUser(db, userId);
    const pdf = (await signedPdf(db, userId)) ?? (await draft(db, config, userId));
    if (sha256Of(pdf) !== body.sha256) throw conflict(t(relationWords.gate.otherPdf));
    const evidence = await sessionEvidence(db, principal, { ip, userAgent });
    const kept = await keepSignedContract(db, { userId, name, pdf, evidence, now });
    if (kept) await record(kept.id, { sha256: kept.sha256, seal: kept.seal });
    return describe(db, config, userId);
  },
});

/** The bytes that a person is shown to sign. */
async function draft(db: Db | Tx, { brand }: Config, userId: string): Promise<Buffer> {
  const { fullName: name } = await ownUser(db, userId);
  return investorContractPdf({ name, brand });
}

async function describe(db: Db | Tx, config: Config, userId: string) {
  const { version } = investorContractForm();
  const all = await signedContracts(db, userId);
  const signed = all.find((row) => row.version === version);
  const earlier = signed ? undefined : all[0];
  return {
    version,
    sha256: signed?.sha256 ?? sha256Of(await draft(db, config, userId)),
    signed: signed ? signatureOf(signed) : null,
    earlier: earlier ? signatureOf(earlier) : null,
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
