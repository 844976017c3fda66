import { common } from '@contract/locales/es-MX/kernel/common';
import { lists } from '@contract/locales/es-MX/kernel/lists';
import { t } from '@portal/i18n';
import { Select } from 'antd';
import { Field } from '../Field';
import { type InputProps, useField } from '../use-field';
import { chosenLabel, LIST_HEIGHT, labelsOf, matchesOption, type Option } from './options';

const CLEARS: ReadonlySet<string> = new Set(['Delete', 'Backspace']);

interface SelectInputProps extends InputProps {
  options: readonly Option[];
  loading?: boolean;
  /** Called with the typed text, where the server finds the options instead of the browser. */
  onSearch?: (typed: string) => void;
}

export function SelectInput(props: SelectInputProps) {
  const { name, label, help, optional, options, loading, onSearch } = props;
  const field = useField({
    name,
    label,
    hasHelp: Boolean(help),
    say: (value) => labelsOf(options, [value]),
  });
  return (
    <Field id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <Select<string, Option>
        {...field.control}
        options={[...options]}
        labelRender={chosenLabel(loading)}
        loading={loading}
        listHeight={LIST_HEIGHT}
        showSearch={Boolean(onSearch) || options.length > 7}
        filterOption={onSearch ? false : matchesOption}
        {...(onSearch && { onSearch })}
        allowClear={optional}
        // antd clears by pointer alone.
        onKeyDown={({ key, target }) => {
          const typed = target instanceof HTMLInputElement ? target.value : '';
          if (optional && !typed && CLEARS.has(key)) field.change('');
        }}
        placeholder={t(common.choose)}
        notFoundContent={t(lists.empty)}
        status={field.error ? 'error' : undefined}
        value={typeof field.value === 'string' && field.value !== '' ? field.value : undefined}
        onChange={(value) => field.change(value ?? '')}
      />
    </Field>
  );
}
