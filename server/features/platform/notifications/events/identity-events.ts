import type { Role } from '@contract/kernel/roles';
import { href } from '@contract/kernel/screens';
import { identityEventWords } from '@contract/locales/es-MX/platform/identity-events';
import { personFileHref } from '@contract/people/person-file-parts';
import { say } from '../../mails/said';
import { security, work } from './event';

const pages: Partial<Record<Role, string>> = {
  client: href('applicantKyc'),
  investor: href('investorKyc'),
};

/** Who a person is, as they declared it. */
export const identityEvents = {
  identityDeclared: security(({ role }: { role: Role }) => ({
    title: say(identityEventWords.declared),
    body: say(identityEventWords.declaredText),
    href: pages[role] ?? null,
  })),
  /** To every administrator. */
  curpShared: work(['bell'], ({ name, userId }: { name: string; userId: string }) => ({
    title: say(identityEventWords.curpShared),
    body: say(identityEventWords.curpSharedText, { name }),
    href: personFileHref(userId, 'datos'),
  })),
};
