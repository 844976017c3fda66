import { Input } from 'antd';
import { useState } from 'react';
import { Field } from '../Field';
import styles from '../form.module.css';
import { type InputProps, useField } from '../use-field';

interface ParsedInputProps extends InputProps {
  /** From what is typed to the number the form holds; undefined when it is none. */
  parse: (text: string) => number | undefined;
  format: (value: number) => string;
  prefix?: string;
  suffix?: string;
  inputMode: 'decimal' | 'numeric';
}

/**
 * A number that is typed as text. The form holds the parsed integer, or the text itself while it is
 * no number, so that the schema refuses it and nothing typed is lost. The text is tidied on leaving.
 */
export function ParsedInput({
  name,
  label,
  help,
  optional,
  parse,
  format,
  prefix = '',
  suffix = '',
  inputMode,
}: ParsedInputProps) {
  const shown = (value: unknown) =>
    typeof value === 'number' ? format(value) : typeof value === 'string' ? value : '';
  const field = useField({
    name,
    label,
    hasHelp: Boolean(help),
    say: (value) =>
      typeof value === 'number' ? `${prefix}${format(value)} ${suffix}`.trim() : shown(value),
  });
  const [typed, setTyped] = useState<string>();
  return (
    <Field id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <Input
        {...field.control}
        className={styles.amount}
        inputMode={inputMode}
        autoComplete="off"
        prefix={prefix || undefined}
        suffix={suffix || undefined}
        status={field.error ? 'error' : undefined}
        value={typed ?? shown(field.value)}
        onChange={({ target }) => {
          setTyped(target.value);
          field.change(parse(target.value) ?? target.value);
        }}
        onBlur={() => {
          setTyped(undefined);
          field.control.onBlur();
        }}
      />
    </Field>
  );
}
