import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { say } from '../../mails/said';
import { work } from './event';

interface Upload {
  file: string;
  batchId: string;
}

const uploadPath = ({ batchId }: Upload) => `${href('prospectUpload')}?carga=${batchId}`;

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
  /** To who uploaded a file, and may have left the page meanwhile. */
  prospectUploadDone: work(['bell'], (facts: Upload & { add: number; update: number }) => ({
    title: say(platformWords.notifications.programWork.uploadDone, facts),
    body: say(platformWords.notifications.programWork.uploadDoneText, facts),
    href: uploadPath(facts),
  })),
  /** To the same: it could not be read, taken in or taken back. */
  prospectUploadStopped: work(['bell'], (facts: Upload & { why: string }) => ({
    title: say(platformWords.notifications.programWork.uploadStopped, facts),
    body: say(platformWords.notifications.programWork.uploadStoppedText, facts),
    href: uploadPath(facts),
  })),
};
