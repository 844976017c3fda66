import type { PersonKind } from '@contract/kernel/fields/person-type';
import { href } from '@contract/kernel/screens';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import { identityCheckWords } from '@contract/locales/es-MX/people/identity-check-server';
import { accessEventWords as words } from '@contract/locales/es-MX/platform/access-events';
import { lines, link, type Said, say } from '../../mails/said';
import { type House, worded } from './event';

const said = identityWords.auth.mails;

interface Mailed {
  /** Of a link that works once, which the mail alone has. */
  token: string;
}

interface IdentityAsked {
  by: string;
  /** Of the applicant: of a company, it is the identity of who represents it. */
  kind: PersonKind;
  /** Of the page of the photographs, with the link's secret. */
  path: string;
}

const unlock = ({ publicUrl }: House, { token }: Mailed): Said =>
  link(`${publicUrl}${href('accountUnlock', { token })}`);

/** What is mailed with a link, or with what to do about an account; the list of notices has it without the link. */
export const accessEvents = {
  blockedAfterGuesses: worded((facts: Mailed) => ({
    title: say(said.blocked),
    body: say(words.blocked),
    href: null,
    mailed: (house) =>
      lines([
        say(said.blockedWhy),
        say(said.unblockHow),
        unlock(house, facts),
        '',
        say(said.blockedSafe),
      ]),
  })),
  closedAfterCodes: worded((facts: Mailed) => ({
    title: say(said.closed),
    body: say(words.closed),
    href: null,
    mailed: (house) =>
      lines([
        say(said.closedWhy),
        say(said.closedHow),
        unlock(house, facts),
        '',
        say(said.closedReset, { url: house.publicUrl, path: href('passwordResetRequest') }),
      ]),
  })),
  passwordResetByStaff: worded(({ token }: Mailed) => ({
    title: say(said.reset),
    body: say(words.resetByStaff),
    href: null,
    mailed: ({ brand, publicUrl, supportEmail }) =>
      lines([
        say(said.resetByStaff, { brand }),
        say(said.resetHow),
        link(`${publicUrl}${href('passwordReset', { token })}`),
        '',
        say(said.resetByStaffWrong, { email: supportEmail }),
      ]),
  })),
  /** Somebody registered with the address of an account. */
  alreadyRegistered: worded(() => ({
    title: say(said.haveAccount),
    body: say(words.registeredAgain),
    href: null,
    mailed: ({ publicUrl }) =>
      lines([
        say(said.registeredAgain),
        say(said.signInOrReset, {
          url: publicUrl,
          signInPath: href('login'),
          url2: href('passwordResetRequest'),
        }),
        '',
        say(said.ignore),
      ]),
  })),
  /** To the address of now, while the other one has not answered. */
  addressChangeAsked: worded(() => ({
    title: say(identityWords.emailChanges.asked),
    body: say(words.addressAsked),
    href: null,
    mailed: ({ publicUrl }) =>
      lines([
        say(identityWords.emailChanges.askedText),
        say(said.resetAtOnce, { url: publicUrl, path: href('passwordResetRequest') }),
      ]),
  })),
  /** Staff, an installer or its seller ask an applicant for the photographs of their identity. */
  identityLinkAsked: worded(({ by, kind, path }: IdentityAsked) => ({
    title: say(identityCheckWords.links[kind].subject),
    body: say(identityCheckWords.links[kind].notice, { by }),
    href: href('applicantKyc'),
    mailed: ({ brand, publicUrl }) =>
      lines([
        say(identityCheckWords.links[kind].asked, { by, brand }),
        say(identityCheckWords.linkHow),
        link(`${publicUrl}${path}`),
        '',
        say(said.ignore),
      ]),
  })),
};
