import { contractSigningPage as words } from '@contract/locales/es-MX/credit/contract-signing-page';
import { t } from '@portal/i18n';
import { formatDateTime } from '@portal/ui/format';
import { FormShell } from '@portal/ui/public/FormShell';
import { AskAnew } from '../co-obligors/AskAnew';
import { FactList } from '../co-obligors/FactList';

type Answer =
  | { state: 'signed'; folio: string; signed_at: string }
  | { state: 'expired' }
  | { state: 'replaced' };

/** What became of a link that opens no contract any more. */
export function LinkState({ answer }: { answer: Answer }) {
  switch (answer.state) {
    case 'signed':
      return (
        <FormShell title={t(words.alreadyTitle)} explanation={t(words.already)}>
          <FactList
            facts={[
              [t(words.folio), answer.folio],
              [t(words.when), formatDateTime(answer.signed_at)],
            ]}
          />
        </FormShell>
      );
    case 'expired':
      return (
        <FormShell title={t(words.expiredTitle)} explanation={t(words.expired)} aside={<AskAnew />}>
          {null}
        </FormShell>
      );
    case 'replaced':
      return (
        <FormShell title={t(words.replacedTitle)} explanation={t(words.replaced)}>
          {null}
        </FormShell>
      );
  }
}
