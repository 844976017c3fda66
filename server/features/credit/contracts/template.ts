import { paymentComponents } from '@contract/credit/payments';
import { productCatalog, productName } from '@contract/credit/product-catalog';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import {
  loanContractText as own,
  loanContractPlaces as placeWords,
  loanContractWords as words,
} from '@contract/locales/es-MX/credit/loan-contract';
import {
  type ContractKind,
  filledTitle,
  inDoubleBraces,
  namedPlaces,
  valuesByName,
} from '@server/features/platform';
import { t, texts } from '@server/i18n';
import { quoteLoan } from '../loans/quote';
import { type ContractFacts, contractPdf, loanValues } from './pdf';

/** The contract between an applicant and their installer, as a text that staff keep in versions. */
export const loanContract: ContractKind = {
  name: 'contrato-de-credito',
  group: 'contracts',
  since: toDay('2026-11-22'),
  own: () => ({
    subject: inDoubleBraces(t(own.title)),
    body: inDoubleBraces(texts(own.body).join('\n')),
  }),
  places: (brand) =>
    namedPlaces(texts(placeWords), loanValues(exampleFacts(brand)), {
      needed: [
        'borrower',
        'installer',
        'platform',
        'system',
        'amount',
        'term',
        'rate',
        'lateRate',
        'cat',
        'instalment',
        'fee',
        'total',
        'schedule',
      ],
      drawn: ['schedule'],
    }),
  drawExample({ brand }, text) {
    const facts = exampleFacts(brand);
    const title = loanContractTitle(text.subject, facts);
    return contractPdf({ ...facts, title, text });
  },
};

/** The title that a credit contract is kept under. */
export const loanContractTitle = (subject: string, facts: ContractFacts): string =>
  filledTitle(subject, valuesByName(texts(placeWords), loanValues(facts)));

const EXAMPLE_DAY = '2026-11-23';

function exampleFacts(brand: string): ContractFacts {
  const { folio, borrower, installer, purpose, site } = texts(words.example);
  return {
    brand,
    folio,
    madeAt: new Date(`${EXAMPLE_DAY}T18:00:00Z`),
    madeOn: EXAMPLE_DAY,
    applicant: borrower,
    supplier: installer,
    others: [],
    product: productName(productCatalog[0]?.id ?? 0),
    purpose,
    site,
    quote: quoteLoan({
      principal: toCentavos(12_500_000),
      annualRate: toBasisPoints(2400),
      vatRate: toBasisPoints(1600),
      months: 36,
      openingFee: toBasisPoints(300),
      mode: 'level_total',
    }),
    lateRateBp: 4800,
    lateGraceDays: 3,
    waterfallOrder: paymentComponents,
    termsHash: '0'.repeat(64),
  };
}
