import {
  companyContractPlaces,
  investorContractPlaces,
} from '@contract/locales/es-MX/people/investor-contract-places';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import {
  type ContractText,
  filledBlocks,
  filledTitle,
  textPdf,
  valuesByName,
} from '@server/features/platform';
import { t, texts } from '@server/i18n';
import type { ContractParty } from './party';
import { contractVersion } from './version';

interface InvestorContract {
  party: ContractParty;
  brand: string;
  text: Pick<ContractText, 'number' | 'since' | 'subject' | 'body'>;
}

/** The contract of one investor as it reads: the words of a version, with its two parties in them. */
export function investorContractContent({ party, brand, text }: InvestorContract) {
  const values = valuesOf(party, brand);
  return { title: filledTitle(text.subject, values), blocks: filledBlocks(text.body, [], values) };
}

function valuesOf({ kind, name, representative }: ContractParty, platform: string) {
  if (kind === 'individual') {
    return valuesByName(texts(investorContractPlaces), { investor: name, platform });
  }
  const blank = t(relationWords.gate.representativeBlank);
  return valuesByName(texts(companyContractPlaces), {
    company: name,
    representative: representative?.name ?? blank,
    role: representative?.role ?? blank,
    platform,
  });
}

/** The same drawn: the same person and version always make the same bytes. */
export function investorContractPdf(contract: InvestorContract): Promise<Buffer> {
  const { party, brand, text } = contract;
  const version = contractVersion(party.kind, text.number);
  return textPdf({
    brand,
    ...investorContractContent(contract),
    madeAt: new Date(`${text.since}T12:00:00Z`),
    tables: [],
    facts: [t(relationWords.gate.pdfFacts, { version, day: text.since })],
    closing: [t(relationWords.gate.pdfSeal)],
  });
}
