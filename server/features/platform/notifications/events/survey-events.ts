import { href } from '@contract/kernel/screens';
import { surveyEventWords } from '@contract/locales/es-MX/platform/survey-events';
import { say } from '../../mails/said';
import { work } from './event';

interface Asked {
  installer: string;
}

/** To the applicant whose system was delivered: a bell leads to the screen of their account, a mail to a link without one. */
export const surveyEvents = {
  surveyAsked: work(['bell'], ({ projectId, installer }: Asked & { projectId: string }) => ({
    title: say(surveyEventWords.title),
    body: say(surveyEventWords.text, { installer }),
    href: href('projectSurvey', { projectId }),
  })),
  surveyMailed: work(['mail'], ({ token, installer }: Asked & { token: string }) => ({
    title: say(surveyEventWords.title),
    body: say(surveyEventWords.mail, { installer }),
    href: `${href('satisfactionSurvey')}#${token}`,
  })),
};
