import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { type Said, say } from '../../mails/said';
import { byOthers, work } from './event';

const words = platformWords.notifications.agentEvents;

interface Left {
  agentId: string;
  name: string;
  projects: number;
  /** Who took the projects over; null for the installer itself. */
  successor: string | null;
  byStaff: boolean;
}

interface Invited {
  name: string;
}

function handedOver({ projects, successor }: Left): Said {
  if (projects === 0) return say(words.leftNone);
  return successor
    ? say(words.leftToAgent, { count: projects, successor })
    : say(words.leftToInstaller, { count: projects });
}

/** Who sells for an installer. */
export const agentEvents = {
  /** To the installer, in whose name staff invited. */
  agentInvitedByStaff: work(
    ['bell', 'mail'],
    ({ agentId, name }: Invited & { agentId: string }) => ({
      title: say(words.invitedByStaff, { name }),
      body: say(words.invitedByStaffText),
      href: href('agentShow', { agentId }),
    }),
  ),
  /** To the installer, whose invitation staff took back. */
  agentInvitationWithdrawn: work(['bell', 'mail'], ({ name }: Invited) => ({
    title: say(words.withdrawnByStaff, { name }),
    body: say(words.withdrawnByStaffText),
    href: href('agentList'),
  })),
  /** To the installer. */
  agentJoined: work(['bell', 'mail'], ({ agentId, name }: { agentId: string; name: string }) => ({
    title: say(words.joined, { name }),
    body: say(words.joinedText, { name }),
    href: href('agentShow', { agentId }),
  })),
  /** To the seller, who comes in with other profiles alone. */
  agentRemoved: byOthers(({ installer, byStaff }: { installer: string; byStaff: boolean }) => ({
    title: say(words.removed, { installer }),
    body: say(byStaff ? words.removedByStaffText : words.removedText, { installer }),
    href: null,
  })),
  /** To the installer. */
  agentLeft: work(['bell', 'mail'], (left: Left) => ({
    title: say(left.byStaff ? words.leftByStaff : words.left, { name: left.name }),
    body: handedOver(left),
    href: href('agentShow', { agentId: left.agentId }),
  })),
  /** To the seller who goes on with the projects. */
  projectsTakenOver: work(
    ['bell', 'mail'],
    ({ name, projects }: { name: string; projects: number }) => ({
      title: say(words.takenOver, { count: projects, name }),
      body: say(words.takenOverText, { name }),
      href: href('supplierProjectList'),
    }),
  ),
};
