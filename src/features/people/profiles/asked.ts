import { profileWords } from '@contract/locales/es-MX/people/profiles';
import { type AboutYou, type AboutYouField, aboutYouFields } from '@contract/people/about-you';
import { t } from '@portal/i18n';

const all = [
  ...aboutYouFields.all,
  ...aboutYouFields.individual,
  ...aboutYouFields.applicant,
  ...aboutYouFields.investor,
];

/** What this person is asked about themselves, in the order of the form. */
export const askedOf = ({ fields }: AboutYou): AboutYouField[] =>
  all.filter((field) => fields.includes(field));

/** What the part is called: who says what they do elsewhere is asked for the rest. */
export const aboutYouTitle = ({ fields }: AboutYou): string =>
  t(fields.includes('occupation') ? profileWords.parts.about_you : profileWords.income);
