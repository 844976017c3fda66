import { Radio } from 'antd';
import { Field } from '../Field';
import styles from '../form.module.css';
import { type InputProps, useField } from '../use-field';

interface RadioInputProps extends InputProps {
  options: readonly { value: string | number | boolean; label: string; help?: string }[];
  /** Beside each other, for words as short as yes and no. */
  inline?: boolean;
}

/** One of a few choices, all in sight; none is chosen at first. */
export function RadioInput({ name, label, help, optional, options, inline }: RadioInputProps) {
  const say = (value: unknown) => options.find((option) => option.value === value)?.label ?? '';
  const field = useField({ name, hasHelp: Boolean(help), label, say });
  const { id, ref, disabled, onBlur, name: _, ...described } = field.control;
  return (
    <Field id={id} label={label} help={help} optional={optional} error={field.error}>
      <div id={id} role="radiogroup" aria-label={label} {...described}>
        <Radio.Group
          name={name}
          disabled={disabled}
          className={inline ? undefined : styles.choices}
          value={field.value}
          onChange={({ target }) => field.change(target.value)}
        >
          {options.map(({ value, label: text, help: more }, place) => (
            <Radio
              key={text}
              className={more && styles.explained}
              value={value}
              ref={place === 0 ? ref : undefined}
              onBlur={onBlur}
            >
              {text}
              {more ? <span className={styles.choiceHelp}>{more}</span> : null}
            </Radio>
          ))}
        </Radio.Group>
      </div>
    </Field>
  );
}
