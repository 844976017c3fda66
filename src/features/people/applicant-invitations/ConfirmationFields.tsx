import { creditActivation as words } from '@contract/locales/es-MX/people/credit-activation';
import { t } from '@portal/i18n';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { Consent } from '../legal/Consent';

/** What the person owes elsewhere, and that they agree: asked of everyone who answers for a prepared credit. */
export function ConfirmationFields() {
  return (
    <>
      <PublicTextField
        name="owed_elsewhere_cents"
        label={t(words.owed)}
        help={t(words.owedHelp)}
        inputMode="decimal"
        autoComplete="off"
      />
      <PublicCheckbox name="terms" label={<Consent />} />
    </>
  );
}
