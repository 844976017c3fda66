import { AutoComplete } from 'antd';
import { Field } from '../Field';
import { type InputProps, useField } from '../use-field';
import { LIST_HEIGHT, matchesOption } from './options';

interface SuggestInputProps extends InputProps {
  /** What may be chosen; anything else may be typed. */
  suggestions: readonly string[];
}

/** A text with suggestions, none of which has to be taken. */
export function SuggestInput({ name, label, help, optional, suggestions }: SuggestInputProps) {
  const field = useField({ name, label, hasHelp: Boolean(help) });
  return (
    <Field id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <AutoComplete
        {...field.control}
        options={suggestions.map((value) => ({ value, label: value }))}
        filterOption={(typed, option) => matchesOption(typed, option)}
        // Enter keeps what is typed, unless a suggestion was gone to.
        defaultActiveFirstOption={false}
        listHeight={LIST_HEIGHT}
        // Escape closes the list; a browser would empty the box besides.
        onInputKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
        status={field.error ? 'error' : undefined}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(value) => field.change(value ?? '')}
      />
    </Field>
  );
}
