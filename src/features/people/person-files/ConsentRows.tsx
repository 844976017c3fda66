import { joinNames } from '@contract/kernel/listed';
import { consentWords } from '@contract/locales/es-MX/people/consents';
import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import type { AcceptedConsent } from '@contract/people/consents';
import { t } from '@portal/i18n';
import { formatDateTime } from '@portal/ui/format';
import { RowList } from '@portal/ui/kit/RowList';
import { consentName } from './consent-name';

/** What was accepted: which words and when, whom it names, and its end. */
export function ConsentRows({ consents }: { consents: readonly AcceptedConsent[] }) {
  if (consents.length === 0) return <p>{t(words.noConsents)}</p>;
  return (
    <RowList>
      {consents.map(({ document, version, text_sha256, at, named, unnamed, revoked_at }) => (
        <li key={`${document} ${version} ${at}`}>
          <div>
            <strong>{consentName(document)}</strong>
            <p>{t(words.accepted, { version, when: formatDateTime(at) })}</p>
            {revoked_at ? <p>{t(words.revoked, { when: formatDateTime(revoked_at) })}</p> : null}
            {named.length > 0 ? <p>{t(words.named, { names: joinNames(named) })}</p> : null}
            {unnamed ? <p>{t(words.unnamed, { name: unnamed })}</p> : null}
            <p>{t(consentWords.hash, { hash: text_sha256.slice(0, 16) })}</p>
          </div>
        </li>
      ))}
    </RowList>
  );
}
