import { registration } from '@contract/locales/es-MX/identity/public';
import { legal } from '@contract/locales/es-MX/people/legal';
import { t, texts } from '@portal/i18n';

/** Read in another tab: what was typed stays. */
export function Consent() {
  const [before, between, after] = texts(registration.accept);
  return (
    <>
      {before}
      <a href="/terminos" target="_blank" rel="noreferrer">
        {t(legal.terms)}
      </a>
      {between}
      <a href="/aviso-de-privacidad" target="_blank" rel="noreferrer">
        {t(legal.privacy)}
      </a>
      {after}
    </>
  );
}
