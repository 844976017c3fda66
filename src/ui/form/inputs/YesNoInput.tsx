import { form } from '@contract/locales/es-MX/kernel/form';
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
      </div>
    </Field>
  );
}
