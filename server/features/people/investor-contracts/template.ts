import { type Day, toDay } from '@contract/kernel/fields/day';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import { companyContractText } from '@contract/locales/es-MX/people/company-contract-text';
import {
  companyContractPlaces,
  investorContractPlaces,
} from '@contract/locales/es-MX/people/investor-contract-places';
import { investorContractText } from '@contract/locales/es-MX/people/investor-texts';
import { mailExampleWords } from '@contract/locales/es-MX/platform/mail-examples';
import { type ContractKind, inDoubleBraces, namedPlaces } from '@server/features/platform';
import { t, texts } from '@server/i18n';
import type { ContractParty } from './party';
import { investorContractPdf } from './pdf';

const example = {
  individual: { kind: 'individual', name: t(mailExampleWords.person), representative: null },
  legal_entity: {
    kind: 'legal_entity',
    name: t(mailExampleWords.installer),
    representative: { name: t(mailExampleWords.person), role: t(mailExampleWords.position) },
  },
} as const satisfies Record<PersonKind, ContractParty>;

interface OwnWords {
  title: string;
  parties: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

const kindOf = (
  { kind, name, since }: { kind: PersonKind; name: string; since: Day },
  own: () => OwnWords,
  places: ContractKind['places'],
): ContractKind => ({
  name,
  group: 'contracts',
  since,
  own() {
    const { title, parties, sections } = own();
    const lines = sections.flatMap((section) => [`# ${section.title}`, ...section.paragraphs]);
    return { subject: title, body: [parties, ...lines].map(inDoubleBraces).join('\n') };
  },
  places,
  drawExample: ({ brand }, text) => investorContractPdf({ party: example[kind], brand, text }),
});

/** The contract between an investor and the house, as texts that staff keep in versions: a person's, and a company's. */
export const investorContractKinds: Readonly<Record<PersonKind, ContractKind>> = {
  individual: kindOf(
    { kind: 'individual', name: 'comision-mercantil', since: toDay('2026-11-22') },
    () => texts(investorContractText),
    (brand) =>
      namedPlaces(
        texts(investorContractPlaces),
        { investor: example.individual.name, platform: brand },
        { needed: ['investor', 'platform'] },
      ),
  ),
  legal_entity: kindOf(
    { kind: 'legal_entity', name: 'comision-mercantil-empresa', since: toDay('2026-11-24') },
    () => texts(companyContractText),
    (brand) =>
      namedPlaces(
        texts(companyContractPlaces),
        {
          company: example.legal_entity.name,
          representative: example.legal_entity.representative.name,
          role: example.legal_entity.representative.role,
          platform: brand,
        },
        { needed: ['company', 'representative', 'role', 'platform'] },
      ),
  ),
};
