import { href } from '@contract/kernel/screens';
import { surveyEventWords } from '@contract/locales/es-MX/platform/survey-events';
import { t } from '@server/i18n';
import { work } from './event';

interface Asked {
  installer: string;
}

/** To the applicant whose system was delivered: a bell leads to the screen of their account, a mail to a link without one. */
export const surveyEvents = {
  surveyAsked: work(['bell'], ({ projectId, installer }: Asked & { projectId: string }) => ({
    title: t(surveyEventWords.title),
    body: t(surveyEventWords.text, { installer }),
    href: href('projectSurvey', { projectId }),
  })),
  surveyMailed: work(['mail'], ({ token, installer }: Asked & { token: string }) => ({
    title: t(surveyEventWords.title),
    body: t(surveyEventWords.mail, { installer }),
    href: `${href('satisfactionSurvey')}#${token}`,
  })),
};
