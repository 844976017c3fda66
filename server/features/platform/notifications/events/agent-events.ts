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
}

function handedOver({ projects, successor }: Left): Said {
  if (projects === 0) return say(words.leftNone);
  return successor
    ? say(words.leftToAgent, { count: projects, successor })
    : say(words.leftToInstaller, { count: projects });
}

/** Who sells for an installer. */
export const agentEvents = {
  /** To the installer. */
  agentJoined: work(['bell', 'mail'], ({ agentId, name }: { agentId: string; name: string }) => ({
    title: say(words.joined, { name }),
    body: say(words.joinedText, { name }),
    href: href('agentShow', { agentId }),
  })),
  /** To the seller, who comes in with other profiles alone. */
  agentRemoved: byOthers(({ installer }: { installer: string }) => ({
    title: say(words.removed, { installer }),
    body: say(words.removedText, { installer }),
    href: null,
  })),
  /** To the installer. */
  agentLeft: work(['bell', 'mail'], (left: Left) => ({
    title: say(words.left, { name: left.name }),
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
