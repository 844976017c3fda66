import { href } from '@contract/kernel/screens';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
import { lines, type Said, say } from '../../mails/said';
import { byOthers, work } from './event';

const words = notificationWords.agentEvents;

interface HandedOver {
  projects: number;
  /** Who took the projects over; null for the installer itself. */
  successor: string | null;
}

interface Left extends HandedOver {
  agentId: string;
  name: string;
  byStaff: boolean;
}

interface Removed extends HandedOver {
  installer: string;
  byStaff: boolean;
}

interface Invited {
  name: string;
}

/** Of a seller's open projects, to the installer. */
function handedOver({ projects, successor }: HandedOver): Said {
  if (projects === 0) return say(words.leftNone);
  return successor
    ? say(words.leftToAgent, { count: projects, successor })
    : say(words.leftToInstaller, { count: projects });
}

/** The same to the seller. */
function yoursHandedOver({ projects, successor, installer }: Removed): Said {
  if (projects === 0) return say(words.yoursNone);
  return successor
    ? say(words.yoursToAgent, { count: projects, successor })
    : say(words.yoursToInstaller, { count: projects, installer });
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
  agentRemoved: byOthers((removed: Removed) => {
    const { installer, byStaff } = removed;
    return {
      title: say(words.removed, { installer }),
      body: lines([
        say(byStaff ? words.removedByStaffText : words.removedText, { installer }),
        yoursHandedOver(removed),
        byStaff ? say(words.removedAskStaff) : say(words.removedAsk, { installer }),
      ]),
      href: null,
    };
  }),
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
