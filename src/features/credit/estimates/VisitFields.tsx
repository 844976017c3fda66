import {
  coverages,
  type EstimateTechnology,
  estimateTechnologies,
} from '@contract/credit/estimate-fields';
import { technologyName } from '@contract/credit/estimate-words';
import { mexicanStates } from '@contract/kernel/fields/postal-code';
import { estimateShared as shared } from '@contract/locales/es-MX/credit/estimates';
import { expressWords as words } from '@contract/locales/es-MX/credit/estimates-page';
import { t } from '@portal/i18n';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { PercentInput } from '@portal/ui/form/inputs/PercentInput';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { ConfigProvider } from 'antd';
import { useWatch } from 'react-hook-form';
import { TariffSelect } from '../projects/TariffSelect';
import styles from './estimates.module.css';

const technologies = estimateTechnologies.map((value) => ({ value, label: technologyName(value) }));
const states = mexicanStates.map((value) => ({ value, label: value }));
const shares = coverages.map((value) => ({ value, label: t(words.percent, { share: value }) }));

/** What is asked on a visit, large enough for a thumb; which of it depends on the technology. */
export function VisitFields() {
  const technology: EstimateTechnology = useWatch({ name: 'technology' });
  const isPanels = technology === 'photovoltaic';
  const isGas = technology === 'heater';
  return (
    <ConfigProvider componentSize="large">
      <div className={styles.fields}>
        <div className={styles.whole}>
          <SelectInput name="technology" label={t(shared.technology)} options={technologies} />
        </div>
        {isGas ? null : (
          <>
            <NumberInput name="kwh" label={t(words.kwh)} help={t(words.kwhHelp)} unit="kWh" />
            <MoneyInput name="bill_cents" label={t(words.bill)} help={t(words.billHelp)} />
            <div className={styles.whole}>
              <TariffSelect name="tariff" />
            </div>
          </>
        )}
        {isPanels ? (
          <>
            <SelectInput
              name="state"
              label={t(shared.state)}
              help={t(words.stateHelp)}
              options={states}
            />
            <SelectInput name="coverage" label={t(words.coverage)} options={shares} />
          </>
        ) : (
          <>
            {isGas ? (
              <div className={styles.whole}>
                <MoneyInput name="bill_cents" label={t(shared.gasBill)} help={t(words.gasHelp)} />
              </div>
            ) : null}
            <NumberInput name="units" label={t(words.units)} />
            <PercentInput name="saved_bp" label={t(words.saved)} help={t(words.savedHelp)} />
          </>
        )}
        <MoneyInput name="price_cents" label={t(words.price)} help={t(words.priceHelp)} optional />
        <NumberInput name="term_months" label={t(shared.term)} unit={t(words.termUnit)} />
        <MoneyInput name="down_payment_cents" label={t(shared.downPayment)} optional />
        <PercentInput
          name="growth_bp"
          label={t(words.growth)}
          help={t(words.growthHelp)}
          optional
        />
        <div className={styles.whole}>
          <TextInput name="label" label={t(words.label)} help={t(words.labelHelp)} optional />
        </div>
      </div>
    </ConfigProvider>
  );
}
