import { creditLine as words } from '@contract/locales/es-MX/treasury/credit-lines';
import { creditLines, type ShownLine, termsBody } from '@contract/treasury/credit-lines';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { PercentInput } from '@portal/ui/form/inputs/PercentInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { useReceipt } from '@portal/ui/kit/use-receipt';

interface TermsFormProps {
  line: ShownLine;
  onClose: () => void;
}

/** Grants a line, or changes its terms from today on; another of staff confirms. */
export function TermsForm({ line, onClose }: TermsFormProps) {
  const grant = useAct(creditLines.grant);
  const give = useReceipt();
  const { terms } = line;
  const title = t(terms ? words.change : words.grant);
  return (
    <FormModal open title={title} onClose={onClose}>
      <p>{t(words.grantHelp)}</p>
      <AppForm
        draft={`credit-line-terms-${line.id}`}
        schema={termsBody}
        initial={{
          limit_cents: line.requested_cents ?? terms?.limit_cents,
          annual_rate_bp: terms?.annual_rate_bp,
          late_rate_bp: terms?.late_rate_bp,
          opening_fee_bp: terms?.opening_fee_bp,
          share_bp: terms?.share_bp,
          max_days: terms?.max_days,
          expires_on: terms?.expires_on ?? '',
          reason: '',
        }}
        submitLabel={title}
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => {
          await grant.mutateAsync({ params: { supplierId: line.id }, body });
          give({
            ...texts(words.receipts.granted),
            amount: body.limit_cents,
            rows: [{ label: t(words.installer), value: line.supplier_name }],
          });
        }}
      >
        <MoneyInput name="limit_cents" label={t(words.limit)} />
        <PercentInput name="annual_rate_bp" label={t(words.rate)} />
        <PercentInput name="late_rate_bp" label={t(words.lateRate)} />
        <PercentInput name="opening_fee_bp" label={t(words.fee)} />
        <PercentInput name="share_bp" label={t(words.share)} help={t(words.shareHelp)} />
        <NumberInput name="max_days" label={t(words.maxDays)} unit={t(words.daysUnit)} />
        <DateInput name="expires_on" label={t(words.expires)} />
        <TextAreaWithCounter name="reason" label={t(words.reason)} maximum={500} rows={2} />
      </AppForm>
    </FormModal>
  );
}
