import { investorContractPlaces as placeWords } from '@contract/locales/es-MX/people/investor-contract-places';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import {
  type ContractText,
  filledBlocks,
  filledTitle,
  textPdf,
  valuesByName,
} from '@server/features/platform';
import { t, texts } from '@server/i18n';

interface InvestorContract {
  name: string;
  brand: string;
  text: Pick<ContractText, 'number' | 'since' | 'subject' | 'body'>;
}

/** The contract of one investor as it reads: the words of a version, with its two parties in them. */
export function investorContractContent({ name, brand, text }: InvestorContract) {
  const values = valuesByName(texts(placeWords), { investor: name, platform: brand });
  return { title: filledTitle(text.subject, values), blocks: filledBlocks(text.body, [], values) };
}

/** The same drawn: the same person and version always make the same bytes. */
export function investorContractPdf(contract: InvestorContract): Promise<Buffer> {
  const { brand, text } = contract;
  return textPdf({
    brand,
    ...investorContractContent(contract),
    madeAt: new Date(`${text.since}T12:00:00Z`),
    facts: [t(relationWords.gate.pdfFacts, { version: text.number, day: text.since })],
    closing: [t(relationWords.gate.pdfSeal)],
  });
}
