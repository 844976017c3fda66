import { form } from '@contract/locales/es-MX/kernel/form';
import { t } from '@portal/i18n';
import TextArea from 'antd/es/input/TextArea';
import { Field } from '../Field';
import styles from '../form.module.css';
import { type InputProps, useField } from '../use-field';

interface TextAreaProps extends InputProps {
  /** Characters that fit. More can be typed, so that nothing pasted is cut without a word. */
  maximum: number;
  rows?: number;
}

export function TextAreaWithCounter({
  name,
  label,
  help,
  optional,
  maximum,
  rows = 4,
}: TextAreaProps) {
  const field = useField({ name, label, hasHelp: true });
  const text = typeof field.value === 'string' ? field.value : '';
  const exceeded = text.length > maximum;
  return (
    <Field
      id={field.id}
      label={label}
      help={help}
      optional={optional}
      error={field.error}
      note={
        <span
          className={exceeded ? styles.exceeded : undefined}
          role={exceeded ? 'alert' : undefined}
        >
          {t(form.counter, { used: text.length, count: maximum })}
        </span>
      }
    >
      <TextArea
        {...field.control}
        rows={rows}
        status={field.error || exceeded ? 'error' : undefined}
        value={text}
        onChange={({ target }) => field.change(target.value)}
      />
    </Field>
  );
}
