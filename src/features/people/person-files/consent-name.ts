import { consentTexts } from '@contract/locales/es-MX/people/consent-texts';
import { legal } from '@contract/locales/es-MX/people/legal';
import type { ConsentDocument } from '@contract/people/consents';
import { t } from '@portal/i18n';

/** What a text that people accept is called. */
export function consentName(document: ConsentDocument): string {
  if (document === 'bureau' || document === 'electronic_statements') {
    return t(consentTexts[document].title);
  }
  return t(document === 'privacy' ? legal.privacyTitle : legal.termsTitle);
}
