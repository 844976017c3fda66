import type { Dependent } from '@contract/credit/sites';
import { siteWords as words } from '@contract/locales/es-MX/credit/sites';
import { t } from '@portal/i18n';
import { CheckboxInput } from '@portal/ui/form/inputs/CheckboxInput';
import { Alert } from 'antd';

/** What a change undoes, and the agreement to it; nothing where nothing depends on it. */
export function Falls({ when, falls }: { when: string; falls: readonly Dependent[] }) {
  if (falls.length === 0) return null;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        message={when}
        description={falls.map((each) => <p key={each}>{t(words.falls[each])}</p>)}
      />
      <CheckboxInput name="confirmed" label={t(words.confirm)} />
    </>
  );
}
