import { productCatalog } from '@contract/credit/product-catalog';
import { applicantProjects, credit, simulator } from '@contract/locales/es-MX/credit/credit';
import { AddressFields } from '@portal/features/people';
import { t } from '@portal/i18n';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useWatch } from 'react-hook-form';
import styles from './projects.module.css';
import { QuotePanel } from './QuotePanel';
import { TariffSelect } from './TariffSelect';

/** What a request for a credit asks, whoever of its parties fills it in. */

const products = productCatalog.map(({ id, text }) => ({ value: String(id), label: t(text) }));

export const ProductSelect = () => (
  <SelectInput name="product_id" label={t(credit.product)} options={products} />
);

export const AmountAndTerm = ({ amountHelp }: { amountHelp: string }) => (
  <div className={styles.pair}>
    <MoneyInput name="amount_cents" label={t(credit.amount)} help={amountHelp} />
    <NumberInput
      name="term_months"
      label={t(credit.term)}
      help={t(applicantProjects.termHelp)}
      unit="meses"
    />
  </div>
);

export const PurposeArea = () => (
  <TextAreaWithCounter
    name="purpose"
    label={t(credit.purpose)}
    help={t(applicantProjects.purposeHelp)}
    maximum={500}
    rows={3}
  />
);

export const SiteFields = () => (
  <div className={styles.group}>
    <h2>{t(applicantProjects.siteTitle)}</h2>
    <TextInput
      name="site.street"
      label={t(applicantProjects.street)}
      autoComplete="address-line1"
    />
    <AddressFields under="site." />
    <TariffSelect name="site.tariff" optional />
  </div>
);

export function LiveQuote() {
  const [amount, term] = useWatch({ name: ['amount_cents', 'term_months'] });
  return (
    <QuotePanel terms={{ amount_cents: amount, term_months: term }} help={t(simulator.help)} />
  );
}
