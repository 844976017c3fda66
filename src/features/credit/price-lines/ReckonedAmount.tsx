import { Field } from '@portal/ui/form/Field';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { type InputProps, useField } from '@portal/ui/form/use-field';
import { formatPlainMoney } from '@portal/ui/format';
import { Input } from 'antd';
import { useWatch } from 'react-hook-form';
import { linesTyped } from './line-values';

/** An amount that is typed, or that follows from the lines of a quote once there are any. */
export function ReckonedAmount(props: InputProps) {
  const lines: unknown = useWatch({ name: 'lines' });
  return linesTyped(lines).length > 0 ? <Reckoned {...props} /> : <MoneyInput {...props} />;
}

function Reckoned({ name, label, help }: InputProps) {
  const field = useField({ name, label, hasHelp: Boolean(help) });
  return (
    <Field id={field.id} label={label} help={help} error={field.error}>
      <Input
        {...field.control}
        readOnly
        prefix="$"
        suffix="MXN"
        status={field.error ? 'error' : undefined}
        value={typeof field.value === 'number' ? formatPlainMoney(field.value) : ''}
      />
    </Field>
  );
}
