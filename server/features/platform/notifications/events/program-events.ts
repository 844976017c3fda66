import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { say } from '../../mails/said';
import { byOthers } from './event';

interface Access {
  program: string;
  /** In words. */
  role: string;
}

/** Who gets into a program, and as what. */
export const programEvents = {
  /** To the person: another role or zone, or let in again. */
  programAccessChanged: byOthers(({ program, role }: Access) => ({
    title: say(platformWords.notifications.programEvents.accessChanged, { program }),
    body: say(platformWords.notifications.programEvents.accessChangedText, { program, role }),
    href: href('programHome'),
  })),
  programAccessEnded: byOthers(({ program }: Pick<Access, 'program'>) => ({
    title: say(platformWords.notifications.programEvents.accessEnded, { program }),
    body: say(platformWords.notifications.programEvents.accessEndedText),
    href: null,
  })),
  /** To the program's other administrators. */
  programAdministratorInvited: byOthers((facts: { name: string; by: string; program: string }) => ({
    title: say(platformWords.notifications.programEvents.administratorInvited),
    body: say(platformWords.notifications.programEvents.administratorInvitedText, facts),
    href: href('programUserList'),
  })),
};
