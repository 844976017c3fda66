import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { say } from '../../mails/said';
import { work } from './event';

/** What a program's people are given to work with. */
export const programWorkEvents = {
  /** To whom it is for: a file is there to read, or a newer one in its place. */
  supportFilePublished: work(['bell', 'mail'], (facts: { title: string; program: string }) => ({
    title: say(platformWords.notifications.programWork.supportFile, facts),
    body: say(platformWords.notifications.programWork.supportFileText, facts),
    href: href('supportFiles'),
  })),
  /** To who works them from now on. */
  prospectsGiven: work(['bell'], (facts: { count: number; by: string }) => ({
    title: say(platformWords.notifications.programWork.prospectsGiven, facts),
    body: say(platformWords.notifications.programWork.prospectsGivenText, facts),
    href: `${href('prospectList')}?owner=mine`,
  })),
};
