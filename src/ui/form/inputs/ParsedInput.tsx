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
  prefix,
  suffix,
  inputMode,
}: ParsedInputProps) {
  const field = useField(name, Boolean(help));
  const [typed, setTyped] = useState<string>();
  const held =
    typeof field.value === 'number'
      ? format(field.value)
      : typeof field.value === 'string'
        ? field.value
        : '';
  return (
    <Field id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <Input
        {...field.control}
        className={styles.amount}
        inputMode={inputMode}
        autoComplete="off"
        prefix={prefix}
        suffix={suffix}
        status={field.error ? 'error' : undefined}
        value={typed ?? held}
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
