import type { Centavos } from '@contract/kernel/fields/centavos';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import {
  type AboutYouField,
  aboutYouFields,
  type BusinessSector,
  type BusinessSize,
  businessFigures,
} from '@contract/people/about-you';

/** What is kept, or a save of it. */
export type KeptAboutYou = { [Field in AboutYouField]?: string | number | null | undefined };

interface Asked {
  kind: PersonKind;
  isInvestor: boolean;
  isApplicant: boolean;
}

/** Whether what a company does is said in its identity check, which every company that invests has, and not again. */
export const saysActivityElsewhere = ({
  kind,
  isInvestor,
}: Pick<Asked, 'kind' | 'isInvestor'>): boolean => kind === 'legal_entity' && isInvestor;

/** Whether the identity check asks what a person does: who says it about themselves is not asked it twice. */
export const isAskedActivityInCheck = (person: Asked): boolean =>
  saysActivityElsewhere(person) || !(person.isInvestor || person.isApplicant);

/** What a person is asked about themselves: a company has no schooling, and only investors say how they invest. */
export const askedAboutYou = ({ kind, isInvestor, isApplicant }: Asked): AboutYouField[] => [
  ...aboutYouFields.all.filter(
    (field) => field !== 'occupation' || !saysActivityElsewhere({ kind, isInvestor }),
  ),
  ...(kind === 'individual' ? aboutYouFields.individual : []),
  ...(isApplicant ? aboutYouFields.applicant : []),
  ...(isInvestor ? aboutYouFields.investor : []),
];

/** Of an applicant's business nothing is missing: no request waits for what is asked to count it. */
export const missingOfAboutYou = (person: Asked, kept: KeptAboutYou): AboutYouField[] =>
  askedAboutYou({ ...person, isApplicant: false }).filter(
    (field) => (kept[field] ?? null) === null,
  );

/** What is said of a business by who says that they have none. */
export const ofNoBusiness = (said: KeptAboutYou): AboutYouField[] =>
  said.business_sector === 'none'
    ? businessFigures.filter((field) => (said[field] ?? null) !== null)
    : [];

const MILLION_CENTS = 100_000_000;

/** The most hundredths of a point of each size, by sector; more is large. */
const mostPoints = {
  industry: { micro: 460, small: 9_500, medium: 25_000 },
  trade: { micro: 460, small: 9_300, medium: 23_500 },
  services: { micro: 460, small: 9_500, medium: 23_500 },
} as const satisfies Record<Exclude<BusinessSector, 'none'>, object>;

/**
 * The size of a business, by the stratification of micro, small and medium businesses that the Diario Oficial of
 * 30 June 2009 published: a tenth of a point for each of its workers, and nine tenths for each million pesos of its
 * sales of a year, against the combined maximum of its sector.
 */
export function businessSizeOf(
  sector: Exclude<BusinessSector, 'none'>,
  workers: number,
  annualSales: Centavos,
): BusinessSize {
  const points = workers * 10 * MILLION_CENTS + annualSales * 90;
  const fits = (size: Exclude<BusinessSize, 'large'>) =>
    points <= mostPoints[sector][size] * MILLION_CENTS;
  if (fits('micro')) return 'micro';
  if (fits('small')) return 'small';
  return fits('medium') ? 'medium' : 'large';
}
