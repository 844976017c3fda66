import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { isLegalText, type TemplateGroup } from '@contract/platform/templates';
import { t } from '@portal/i18n';

export interface TemplateText {
  subject: string;
  body: string;
}

/** What a contract calls its title, and a mail its subject. */
export const subjectLabel = (group: TemplateGroup): string =>
  t(isLegalText(group) ? words.title : words.subject);
