import { href } from '@contract/kernel/screens';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
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
    title: say(notificationWords.programWork.supportFile, facts),
    body: say(notificationWords.programWork.supportFileText, facts),
    href: href('supportFiles'),
  })),
  /** To installers and who sells for them: the same of the house's own. */
  installerFilePublished: work(['bell'], (facts: { title: string }) => ({
    title: say(notificationWords.programWork.installerFile, facts),
    body: say(notificationWords.programWork.installerFileText),
    href: href('supplierTools'),
  })),
  /** To who works them from now on. */
  prospectsGiven: work(['bell'], (facts: { count: number; by: string }) => ({
    title: say(notificationWords.programWork.prospectsGiven, facts),
    body: say(notificationWords.programWork.prospectsGivenText, facts),
    href: `${href('prospectList')}?owner=mine`,
  })),
  /** To who uploaded a file, and may have left the page meanwhile. */
  prospectUploadDone: work(['bell'], (facts: Upload & { add: number; update: number }) => ({
    title: say(notificationWords.programWork.uploadDone, facts),
    body: say(notificationWords.programWork.uploadDoneText, facts),
    href: uploadPath(facts),
  })),
  /** To the same: it could not be read, taken in or taken back. */
  prospectUploadStopped: work(['bell'], (facts: Upload & { why: string }) => ({
    title: say(notificationWords.programWork.uploadStopped, facts),
    body: say(notificationWords.programWork.uploadStoppedText, facts),
    href: uploadPath(facts),
  })),
};
