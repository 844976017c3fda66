import { form } from '@contract/locales/es-MX/kernel/form';
import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import { Radio } from 'antd';
import { Field } from '../Field';
import { type InputProps, useField } from '../use-field';

const asYesNo = (value: unknown) =>
  typeof value === 'boolean' ? t(value ? form.yes : form.no) : '';

/** A question that is answered yes or no, and is neither before. */
export function YesNoInput({ name, label, help }: InputProps) {
  const field = useField({ name, hasHelp: Boolean(help), label, say: asYesNo });
  const { id, ref, disabled, onBlur, name: _, ...described } = field.control;
  return (
    <Field id={id} label={label} help={help} error={field.error}>
      <div id={id} role="radiogroup" aria-label={label} {...described}>
        <Radio.Group
          name={name}
          disabled={disabled}
          value={field.value}
          onChange={({ target }) => field.change(target.value)}
        >
          <Radio ref={ref} value={true} onBlur={onBlur}>
            {t(form.yes)}
          </Radio>
          <Radio value={false}>{t(form.no)}</Radio>
        </Radio.Group>
/** A question that is answered with yes or no, and with neither at first. */
export function YesNoInput({ name, label, help, optional }: InputProps) {
  const field = useField(name, Boolean(help));
  const { id, disabled, onBlur } = field.control;
    <Field id={id} label={label} help={help} optional={optional} error={field.error}>
      <div
        id={id}
        role="radiogroup"
        aria-label={label}
        aria-describedby={field.control['aria-describedby']}
        aria-invalid={field.control['aria-invalid']}
      >
          name={`${name}-${id}`}
          onBlur={onBlur}
          options={[
            { value: 'yes', label: t(common.yes) },
            { value: 'no', label: t(common.no) },
          ]}
        />
      </div>
    </Field>
  );
}
