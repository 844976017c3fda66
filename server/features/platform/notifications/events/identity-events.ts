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

interface SharedCurp {
  /** Who saved it. */
  name: string;
  userId: string;
  /** Who had it before: the name of one, or how many where they are too many to be named. */
  other: string | number;
  /** Names the CURP, with both accounts where the other one is named. */
  matter: string;
}

/** Who a person is, as they declared it. */
export const identityEvents = {
  identityDeclared: security(({ role }: { role: Role }) => ({
    title: say(identityEventWords.declared),
    body: say(identityEventWords.declaredText),
    href: pages[role] ?? null,
  })),
  /** To staff who review; its person may save the same as often as they like. */
  curpShared: work(['bell'], ({ name, userId, other, matter }: SharedCurp) => ({
    title: say(identityEventWords.curpShared),
    body:
      typeof other === 'string'
        ? say(identityEventWords.curpSharedText, { name, other })
        : say(identityEventWords.curpSharedByManyText, { name, others: other }),
    href: personFileHref(userId, 'datos'),
    matter,
  })),
};
