import { MIN_TERM_MONTHS } from '@contract/credit/project-states';
import { requestWords } from '@contract/locales/es-MX/credit/request-form';
import { t } from '@portal/i18n';
import { formatMoney } from '@portal/ui/format';
import { Checkbox } from 'antd';
import { useFormContext, useWatch } from 'react-hook-form';
import { useQuote } from './QuotePanel';

/**
 * What the installer receives of the amount that is typed, and the choice to ask for the fee besides.
 * @param maximum the most that may be asked for, in centavos
 */
export function ReceivedAmount({ maximum }: { maximum: number }) {
  const { setValue } = useFormContext();
  const [amount, net]: unknown[] = useWatch({ name: ['amount_cents', 'net_cents'] });
  // The fee is the same for any term.
  const terms = { amount_cents: amount, term_months: MIN_TERM_MONTHS };
  const { quote, isAsked } = useQuote(terms, { keepPrevious: true });
  const { data } = quote;
  if (!isAsked || !data || data.received_cents === data.principal_cents) return null;
  const { principal_cents: quoted, with_fee_cents: withFee } = data;
  // What was chosen is shown before the quote of the new amount has come.
  const wasJustAdded = net === quoted && amount === withFee;
  const isAdded = wasJustAdded || (amount === quoted && net === data.received_cents);
  const [asked, received] =
    isAdded && !wasJustAdded ? [quoted, data.received_cents] : [withFee, quoted];

  function set(typed: number | undefined, changed: number) {
    setValue('net_cents', typed);
    setValue('amount_cents', changed, { shouldDirty: true, shouldValidate: true });
  }

  function toggle(cents: number) {
    if (isAdded) set(undefined, received);
    else if (amount === quoted) set(quoted, cents);
  }

  return (
    <div aria-live="polite">
      <p>
        {t(requestWords.received, {
          amount: formatMoney(quoted),
          received: formatMoney(data.received_cents),
          fee: formatMoney(data.opening_fee_cents + data.opening_fee_vat_cents),
        })}
      </p>
      {asked === null ? null : isAdded || asked <= maximum ? (
        <Checkbox checked={isAdded} onChange={() => toggle(asked)}>
          {t(requestWords.withFee, {
            amount: formatMoney(asked),
            received: formatMoney(received),
          })}
        </Checkbox>
      ) : (
        <p>{t(requestWords.withFeeTooMuch, { amount: formatMoney(asked) })}</p>
      )}
    </div>
  );
}
