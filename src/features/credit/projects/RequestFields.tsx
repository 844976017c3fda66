import { productCatalog, productName } from '@contract/credit/product-catalog';
import { productId } from '@contract/credit/product-id';
import type { ProjectItem } from '@contract/credit/projects';
import type { newSite } from '@contract/credit/site-address';
import { applicantProjects, credit, simulator } from '@contract/locales/es-MX/credit/credit';
import { tariffName, tariffWords } from '@contract/locales/es-MX/credit/tariffs';
import { profileField } from '@contract/locales/es-MX/people/profiles';
import { AddressFields } from '@portal/features/people';
import { t } from '@portal/i18n';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import type { InputProps } from '@portal/ui/form/use-field';
import { formatMoney } from '@portal/ui/format';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import styles from './projects.module.css';
import { QuotePanel } from './QuotePanel';
import { ReceivedAmount } from './ReceivedAmount';
import { TariffSelect } from './TariffSelect';

/** What a request for a credit asks, whoever of its parties fills it in. */

/** Fields of its form that are not sent as they are. */
export const requestInputs = {
  /** A select holds its number as text. */
  product_id: z.string().transform(Number).pipe(productId),
  /** Centavos that were typed before the fee was added to them; they stay here. */
  net_cents: z.int().optional(),
};

const products = productCatalog.map(({ id, text }) => ({ value: String(id), label: t(text) }));

export const ProductSelect = () => (
  <SelectInput name="product_id" label={t(credit.product)} options={products} />
);

interface AmountAndTermProps {
  amountHelp: string;
  /** The most that may be asked for, in centavos. */
  maximum?: number | undefined;
  /** What the amount is written in. */
  amountInput?: ComponentType<InputProps>;
}

export const AmountAndTerm = ({
  amountHelp,
  maximum = Infinity,
  amountInput: AmountInput = MoneyInput,
}: AmountAndTermProps) => (
  <>
    <div className={styles.pair}>
      <AmountInput name="amount_cents" label={t(credit.amount)} help={amountHelp} />
      <NumberInput
        name="term_months"
        label={t(credit.term)}
        help={t(applicantProjects.termHelp)}
        unit="meses"
      />
    </div>
    <ReceivedAmount maximum={maximum} />
  </>
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

type Site = z.output<typeof newSite>;

/** What of a request its person reads before it is sent. */
export const creditRows = (
  asked: Pick<ProjectItem, 'product_id' | 'amount_cents' | 'term_months'>,
) => [
  { label: t(credit.product), value: productName(asked.product_id) },
  { label: t(credit.amount), value: formatMoney(asked.amount_cents) },
  { label: t(credit.term), value: t(credit.months, { count: asked.term_months }) },
];

export const siteRows = ({ tariff, ...site }: Site) => [
  { label: t(applicantProjects.street), value: site.street },
  { label: t(profileField.postal_code), value: site.postal_code },
  { label: t(profileField.state), value: site.state },
  { label: t(profileField.municipality), value: site.municipality },
  { label: t(profileField.neighbourhood), value: site.neighbourhood },
  { label: t(tariffWords.tariff), value: tariff ? t(tariffName[tariff]) : t(credit.nothing) },
];
