import { toDay } from '@contract/kernel/fields/day';
import { investorContractPlaces as placeWords } from '@contract/locales/es-MX/people/investor-contract-places';
import { investorContractText } from '@contract/locales/es-MX/people/investor-texts';
import { mailExampleWords } from '@contract/locales/es-MX/platform/mail-examples';
import { type ContractKind, inDoubleBraces, namedPlaces } from '@server/features/platform';
import { t, texts } from '@server/i18n';
import { investorContractPdf } from './pdf';

/** The contract between an investor and the house, as a text that staff keep in versions. */
export const investorContract: ContractKind = {
  name: 'comision-mercantil',
  group: 'contracts',
  since: toDay('2026-11-22'),
  own() {
    const { title, parties, sections } = texts(investorContractText);
    const lines = sections.flatMap((section) => [`# ${section.title}`, ...section.paragraphs]);
    return { subject: title, body: [parties, ...lines].map(inDoubleBraces).join('\n') };
  },
  places: (brand) =>
    namedPlaces(
      texts(placeWords),
      { investor: t(mailExampleWords.person), platform: brand },
      { needed: ['investor', 'platform'] },
    ),
  drawExample: ({ brand }, text) =>
    investorContractPdf({ name: t(mailExampleWords.person), brand, text }),
};
