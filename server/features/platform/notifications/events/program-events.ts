import { href } from '@contract/kernel/screens';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
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
    title: say(notificationWords.programEvents.accessChanged, { program }),
    body: say(notificationWords.programEvents.accessChangedText, { program, role }),
    href: href('programHome'),
  })),
  programAccessEnded: byOthers(({ program }: Pick<Access, 'program'>) => ({
    title: say(notificationWords.programEvents.accessEnded, { program }),
    body: say(notificationWords.programEvents.accessEndedText),
    href: null,
  })),
  /** To the program's other administrators. */
  programAdministratorInvited: byOthers((facts: { name: string; by: string; program: string }) => ({
    title: say(notificationWords.programEvents.administratorInvited),
    body: say(notificationWords.programEvents.administratorInvitedText, facts),
    href: href('programUserList'),
  })),
};
