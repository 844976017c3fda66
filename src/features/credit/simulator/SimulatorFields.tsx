import { productCatalog } from '@contract/credit/product-catalog';
import { MAX_TERM_MONTHS, MIN_TERM_MONTHS } from '@contract/credit/project-states';
import type { SimulationField } from '@contract/credit/simulation-address';
import { MAX_GRACE_MONTHS } from '@contract/credit/simulations';
import {
  simulationShared as shared,
  simulatorWords as words,
} from '@contract/locales/es-MX/credit/simulations';
import { simulator as home } from '@contract/locales/es-MX/platform/home';
import { t } from '@portal/i18n';
import { formatMoney } from '@portal/ui/format';
import { type ReactNode, useId } from 'react';
import type { Typed } from './simulation-form';
import styles from './simulator.module.css';

export interface TypedFields {
  typed: Typed;
  problems: Partial<Record<SimulationField, string>>;
  onType: (field: SimulationField, text: string) => void;
}

interface SimulatorFieldsProps extends TypedFields {
  /** By its name on the wire. */
  technology: string;
  onTechnology: (name: string) => void;
}

const graces = Array.from({ length: MAX_GRACE_MONTHS }, (_, month) => month + 1);

/** What a simulation is made of, as it is typed. */
export function SimulatorFields({ technology, onTechnology, ...fields }: SimulatorFieldsProps) {
  const { typed, problems, onType } = fields;
  const product = productCatalog.find(({ name }) => name === technology);
  return (
    <div className={styles.fields}>
      <Field label={t(shared.technology)}>
        {(control) => (
          <select
            {...control}
            value={technology}
            onChange={({ target }) => onTechnology(target.value)}
          >
            {productCatalog.map(({ name, text }) => (
              <option key={name} value={name}>
                {t(text)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <NumberField
        {...fields}
        name="amount_cents"
        label={t(shared.price)}
        help={product && t(words.priceHelp, { cost: formatMoney(product.cost_cents) })}
        unit="MXN"
      />
      <NumberField
        {...fields}
        name="down_payment_cents"
        label={t(shared.downPayment)}
        help={t(words.downPaymentHelp)}
        unit="MXN"
      />
      <NumberField {...fields} name="term_months" label={t(shared.term)} unit={t(words.months)}>
        <input
          type="range"
          aria-label={t(words.termSlider)}
          min={MIN_TERM_MONTHS}
          max={MAX_TERM_MONTHS}
          value={Number(typed.term_months) || MIN_TERM_MONTHS}
          aria-valuetext={t(home.months, { count: Number(typed.term_months) })}
          onChange={({ target }) => onType('term_months', target.value)}
        />
      </NumberField>
      <Field label={t(shared.grace)} help={t(words.graceHelp)} problem={problems.grace_months}>
        {(control) => (
          <select
            {...control}
            value={Number(typed.grace_months) > 0 ? typed.grace_months : ''}
            onChange={({ target }) => onType('grace_months', target.value)}
          >
            <option value="">{t(words.noGrace)}</option>
            {graces.map((count) => (
              <option key={count} value={count}>
                {t(home.months, { count })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

interface NumberFieldProps extends TypedFields {
  name: SimulationField;
  label: string;
  help?: string | undefined;
  unit: string;
  /** Another way to set the same. */
  children?: ReactNode;
}

/** An amount or a rate, typed as text. */
export function NumberField({
  name,
  label,
  help,
  unit,
  typed,
  problems,
  onType,
  children,
}: NumberFieldProps) {
  return (
    <Field label={label} help={help} problem={problems[name]} unit={unit} more={children}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed[name]}
          onChange={({ target }) => onType(name, target.value)}
        />
      )}
    </Field>
  );
}

interface Control {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: string;
  help?: string | undefined;
  problem?: string | undefined;
  unit?: string;
  /** Below its control. */
  more?: ReactNode;
  children: (control: Control) => ReactNode;
}

function Field({ label, help, problem, unit, more, children }: FieldProps) {
  const id = useId();
  const notes = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        {children({
          id,
          ...(notes && { 'aria-describedby': notes }),
          ...(problem && { 'aria-invalid': true }),
        })}
        {unit ? <span className={styles.muted}>{unit}</span> : null}
      </div>
      {more}
      {help ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
