import { type AboutYou, type AboutYouField, aboutYouFields } from '@contract/people/about-you';

const all = [...aboutYouFields.all, ...aboutYouFields.individual, ...aboutYouFields.investor];

/** What this person is asked about themselves, in the order of the form. */
export const askedOf = ({ fields }: AboutYou): AboutYouField[] =>
  all.filter((field) => fields.includes(field));
