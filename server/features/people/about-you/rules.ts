import type { PersonKind } from '@contract/kernel/fields/person-type';
import { type AboutYouField, aboutYouFields } from '@contract/people/about-you';

/** What is kept, or a save of it. */
export type KeptAboutYou = { [Field in AboutYouField]?: string | number | null | undefined };

interface Asked {
  kind: PersonKind;
  isInvestor: boolean;
}

/** Whether what a company does is said in its identity check, which every company that invests has, and not again. */
export const saysActivityElsewhere = ({ kind, isInvestor }: Asked): boolean =>
  kind === 'legal_entity' && isInvestor;

/** What a person is asked about themselves: a company has no schooling, and only investors say how they invest. */
export const askedAboutYou = ({ kind, isInvestor }: Asked): AboutYouField[] => [
  ...aboutYouFields.all.filter(
    (field) => field !== 'occupation' || !saysActivityElsewhere({ kind, isInvestor }),
  ),
  ...(kind === 'individual' ? aboutYouFields.individual : []),
  ...(isInvestor ? aboutYouFields.investor : []),
];

export const missingOfAboutYou = (person: Asked, kept: KeptAboutYou): AboutYouField[] =>
  askedAboutYou(person).filter((field) => (kept[field] ?? null) === null);
