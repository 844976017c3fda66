import { Select } from 'antd';
import { Field } from '../Field';
import { type InputProps, useField } from '../use-field';

const isText = (value: unknown): value is string => typeof value === 'string';

interface TagsInputProps extends InputProps {
  /** What ends one besides Enter; words may have spaces. */
  separators?: readonly string[];
}

/** Words of one's own, each added with Enter or a comma. */
export function TagsInput({ name, label, help, optional, separators = [','] }: TagsInputProps) {
  const field = useField({
    name,
    label,
    hasHelp: Boolean(help),
    say: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  });
  return (
    <Field id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <Select<string[]>
        {...field.control}
        mode="tags"
        // Nothing to choose from: what is typed is the value.
        open={false}
        suffixIcon={null}
        tokenSeparators={[...separators]}
        status={field.error ? 'error' : undefined}
        value={Array.isArray(field.value) ? field.value.filter(isText) : []}
        onChange={(values) => field.change(values)}
      />
    </Field>
  );
}
