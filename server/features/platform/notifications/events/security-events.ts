import type { Duty } from '@contract/kernel/duties';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { RestrictionLevel } from '@contract/kernel/restriction';
import type { OwnProfile } from '@contract/kernel/roles';
import { href } from '@contract/kernel/screens';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { common } from '@contract/locales/es-MX/kernel/common';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
import {
  type PersonalDataPart,
  personalData,
} from '@contract/locales/es-MX/platform/personal-data';
import { t } from '@server/i18n';
import { say } from '../../mails/said';
import { nameDuties } from '../staff';
import { byOthers, byStaff, security } from './event';

const clock = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface ChangedAccount {
  kind: keyof typeof accounts;
  last4: string;
  from: string;
}

const accounts = {
  investor: {
    use: t(notificationWords.securityEvents.useWithdrawals),
    href: href('investorBank'),
  },
  applicant: {
    use: t(notificationWords.securityEvents.useRefunds),
    href: href('makePayment'),
  },
  supplier: {
    use: t(notificationWords.securityEvents.usePayments),
    href: href('supplierAccount'),
  },
} as const;

interface ColleagueAct {
  name: string;
  by: string;
  act: 'blocked' | 'unblocked' | 'passwordReset' | 'factorReset';
}

const restricted = notificationWords.securityEvents.restricted;

/** What opens or protects an account, or decides where its money may go. */
export const securityEvents = {
  /** To the account's owner: an investor, an applicant or an installer. */
  bankAccountChanged: security(({ kind, last4, from }: ChangedAccount) => ({
    title: say(notificationWords.securityEvents.accountChanged, {
      use: accounts[kind].use,
    }),
    body: say(notificationWords.securityEvents.accountChangedText, {
      use: accounts[kind].use,
      last4,
      when: from,
    }),
    href: accounts[kind].href,
  })),
  /** To the other administrators. */
  administratorInvited: byOthers(({ name, by }: { name: string; by: string }) => ({
    title: say(notificationWords.securityEvents.administratorInvited),
    body: say(notificationWords.securityEvents.administratorInvitedText, { name, by }),
    href: href('userList'),
  })),
  administratorAdded: byOthers(({ name }: { name: string }) => ({
    title: say(notificationWords.securityEvents.administratorAdded),
    body: say(notificationWords.securityEvents.administratorAddedText, { name }),
    href: href('userList'),
  })),
  /** To the person whose data they are. */
  personalDataChanged: security(({ part }: { part: PersonalDataPart }) => ({
    title: say(personalData.title),
    body: say(personalData.text, { part: t(personalData.parts[part]) }),
    href: null,
  })),
  personalDataCorrected: byStaff(({ part }: { part: PersonalDataPart }) => ({
    title: say(personalData.correctedTitle),
    body: say(personalData.correctedText, { part: t(personalData.parts[part]) }),
    href: null,
  })),
  /** To the other administrators: the backoffice is shut to one of them, or opened anew. */
  colleagueShut: byOthers(({ name, by, act }: ColleagueAct) => ({
    title: say(notificationWords.securityEvents.colleagueShut, { name }),
    body: say(notificationWords.securityEvents.colleagueActs[act], { name, by }),
    href: href('userList'),
  })),
  passwordChanged: security(() => ({
    title: say(notificationWords.securityEvents.passwordChanged),
    body: say(notificationWords.securityEvents.passwordChangedText),
    href: null,
  })),
  /** To the address of now; the other one has a letter of its own. */
  emailChanged: security(({ until }: { until: string }) => ({
    title: say(notificationWords.securityEvents.emailChanged),
    body: say(notificationWords.securityEvents.emailChangedText, { when: until }),
    href: null,
  })),
  emailRestored: security(() => ({
    title: say(notificationWords.securityEvents.emailRestored),
    body: say(notificationWords.securityEvents.emailRestoredText),
    href: null,
  })),
  phoneChanged: security(({ last4 }: { last4: string }) => ({
    title: say(notificationWords.securityEvents.phoneChanged),
    body: say(notificationWords.securityEvents.phoneChangedText, { last4 }),
    href: null,
  })),
  /** To the user with a session open on another device. */
  sessionReplaced: security(({ at }: { at: Date }) => ({
    title: say(notificationWords.securityEvents.otherDevice),
    body: say(notificationWords.securityEvents.otherDeviceText, {
      day: dayInMexicoCity(at),
      time: t(common.mexicoCityTime, { when: clock.format(at) }),
    }),
    href: null,
  })),
  sessionsEndedByStaff: byStaff(({ ended }: { ended: number }) => ({
    title: say(notificationWords.securityEvents.sessionsEnded, { count: ended }),
    body: say(notificationWords.securityEvents.sessionsEndedText, { count: ended }),
    href: null,
  })),
  accountBlocked: byStaff(() => ({
    title: say(notificationWords.securityEvents.accountBlocked),
    body: say(notificationWords.securityEvents.accountBlockedText),
    href: null,
  })),
  secondFactorChanged: security(
    ({ change, until }: { change: 'enrolled' | 'removed'; until: string }) => ({
      title: say(notificationWords.securityEvents.factorChanged[change].title),
      body: say(notificationWords.securityEvents.factorChanged[change].text, {
        when: until,
      }),
      href: null,
    }),
  ),
  recoveryCodesRenewed: security(() => ({
    title: say(notificationWords.securityEvents.codesRenewed),
    body: say(notificationWords.securityEvents.codesRenewedText),
    href: null,
  })),
  secondFactorReset: byStaff(() => ({
    title: say(notificationWords.securityEvents.factorReset),
    body: say(notificationWords.securityEvents.factorResetText),
    href: null,
  })),
  profileAdded: byStaff(({ profile }: { profile: OwnProfile }) => ({
    title: say(notificationWords.securityEvents.profileAdded, {
      profile: t(roleName[profile]),
    }),
    body: say(notificationWords.securityEvents.profileAddedText),
    href: null,
  })),
  profileRemoved: byStaff(({ profile }: { profile: OwnProfile }) => ({
    title: say(notificationWords.securityEvents.profileRemoved, {
      profile: t(roleName[profile]),
    }),
    body: say(notificationWords.securityEvents.profileRemovedText),
    href: null,
  })),
  adminRevoked: byStaff(() => ({
    title: say(notificationWords.securityEvents.adminRevoked),
    body: say(notificationWords.securityEvents.adminRevokedText),
    href: null,
  })),
  dutiesChanged: byStaff(({ duties }: { duties: readonly Duty[] }) => ({
    title: say(notificationWords.securityEvents.dutiesChanged),
    body: say(notificationWords.securityEvents.dutiesChangedText, {
      duties: nameDuties(duties),
    }),
    href: null,
  })),
  accountRestricted: byStaff(({ level, reason }: { level: RestrictionLevel; reason: string }) => ({
    title: say(restricted[level].title),
    body: say(restricted[level].text, { reason }),
    href: null,
  })),
  accountUnblocked: byStaff(() => ({
    title: say(notificationWords.securityEvents.unblocked),
    body: say(notificationWords.securityEvents.unblockedText),
    href: null,
  })),
};
