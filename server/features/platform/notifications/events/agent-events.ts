import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { t } from '@server/i18n';
import { work } from './event';

const words = platformWords.notifications.agentEvents;

interface Left {
  agentId: string;
  name: string;
  projects: number;
  /** Who took the projects over; null for the installer itself. */
  successor: string | null;
}

function handedOver({ projects, successor }: Left): string {
  if (projects === 0) return t(words.leftNone);
  return successor
    ? t(words.leftToAgent, { count: projects, successor })
    : t(words.leftToInstaller, { count: projects });
}

/** Who sells for an installer. */
export const agentEvents = {
  /** To the installer. */
  agentJoined: work(['bell', 'mail'], ({ agentId, name }: { agentId: string; name: string }) => ({
    title: t(words.joined, { name }),
    body: t(words.joinedText, { name }),
    href: href('agentShow', { agentId }),
  })),
  /** To the seller, who cannot come in any more. */
  agentRemoved: work(['mail'], ({ installer }: { installer: string }) => ({
    title: t(words.removed, { installer }),
    body: t(words.removedText, { installer }),
    href: null,
  })),
  /** To the installer. */
  agentLeft: work(['bell', 'mail'], (left: Left) => ({
    title: t(words.left, { name: left.name }),
    body: handedOver(left),
    href: href('agentShow', { agentId: left.agentId }),
  })),
  /** To the seller who goes on with the projects. */
  projectsTakenOver: work(
    ['bell', 'mail'],
    ({ name, projects }: { name: string; projects: number }) => ({
      title: t(words.takenOver, { count: projects, name }),
      body: t(words.takenOverText, { name }),
      href: href('supplierProjectList'),
    }),
  ),
};
