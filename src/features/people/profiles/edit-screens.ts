import type { Role } from '@contract/kernel/roles';
import { href } from '@contract/kernel/screens';
import type { MissingPart } from '@contract/people/profiles';

/** The screens at which roles edit a part of their data; what has none is edited in a dialog. */
const screens: Partial<Record<Role, Partial<Record<MissingPart, string>>>> = {
  client: {
    general: href('applicantProfileEdit'),
    address: href('applicantProfileEdit'),
    tax: href('applicantTaxProfile'),
    about_you: href('applicantAboutYou'),
  },
  investor: {
    address: href('investorContact'),
    tax: href('investorTaxProfile'),
    about_you: href('investorAboutYou'),
  },
};

export const editScreenOf = (role: Role | undefined, part: MissingPart) =>
  role && screens[role]?.[part];
