import { common } from '@contract/locales/es-MX/kernel/common';
import { form } from '@contract/locales/es-MX/kernel/form';
import { lists } from '@contract/locales/es-MX/kernel/lists';
import { t } from '@portal/i18n';
import { Select } from 'antd';
import { Field } from '../Field';
import { type InputProps, useField } from '../use-field';
import { chosenLabel, LIST_HEIGHT, labelsOf, matchesOption, type Option } from './options';

interface MultiSelectProps extends InputProps {
  options: readonly Option[];
  /** Most options that may be chosen. */
  maximum?: number;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function MultiSelect({ name, label, help, optional, options, maximum }: MultiSelectProps) {
  const limit = maximum === undefined ? undefined : t(form.maximumChosen, { count: maximum });
  const description = [help, limit].filter(Boolean).join(' ');
  const field = useField({
    name,
    label,
    hasHelp: description !== '',
    say: (value) => (Array.isArray(value) ? labelsOf(options, value) : ''),
  });
  return (
    <Field id={field.id} label={label} help={description} optional={optional} error={field.error}>
      <Select<string[], Option>
        {...field.control}
        mode="multiple"
        options={[...options]}
        labelRender={chosenLabel()}
        maxCount={maximum}
        listHeight={LIST_HEIGHT}
        filterOption={matchesOption}
        placeholder={t(common.choose)}
        notFoundContent={t(lists.empty)}
        status={field.error ? 'error' : undefined}
        value={Array.isArray(field.value) ? field.value.filter(isText) : []}
        onChange={(values) => field.change(values)}
      />
    </Field>
  );
}
