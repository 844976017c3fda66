import { valueName } from '@contract/documents/condition-in-words';
import { conditionFields, operatorsOf } from '@contract/documents/document-conditions';
import {
  conditionFieldName,
  operatorName,
} from '@contract/locales/es-MX/documents/condition-words';
import { definitionPages, ruleWords } from '@contract/locales/es-MX/documents/definition-pages';
import { t, texts } from '@portal/i18n';
import { Button, Input, InputNumber, Select } from 'antd';
import styles from './definitions.module.css';
import { isField, newRow, type Row } from './rule-tree';

interface RuleRowProps {
  number: number;
  row: Row;
  problem: string | undefined;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

const fields = Object.entries(texts(conditionFieldName)).map(([value, label]) => ({
  value,
  label,
}));

/** One comparison: field, comparison and value, each chosen from what there is. */
export function RuleRow({ number, row, problem, onChange, onRemove }: RuleRowProps) {
  const { field, op } = row;
  const known: readonly string[] = operatorsOf[conditionFields[field].kind];
  const names = texts(operatorName);
  return (
    <fieldset className={styles.row} aria-label={t(ruleWords.row, { number })}>
      <Select<string>
        aria-label={t(ruleWords.field)}
        options={fields}
        listHeight={260}
        value={field}
        onChange={(next) => isField(next) && onChange(newRow(next))}
      />
      <Select<string>
        aria-label={t(ruleWords.operator)}
        options={Object.entries(names)
          .filter(([value]) => known.includes(value))
          .map(([value, label]) => ({ value, label }))}
        value={op}
        // A list and one of its values are not of the same form.
        onChange={(next) =>
          onChange({
            ...row,
            op: next,
            value: (next === 'in') === (op === 'in') ? row.value : undefined,
          })
        }
      />
      <RuleValue row={row} onChange={(value) => onChange({ ...row, value })} />
      <Button type="link" aria-label={t(ruleWords.removeRow, { number })} onClick={onRemove}>
        {t(ruleWords.remove)}
      </Button>
      {problem ? <p className={styles.problem}>{problem}</p> : null}
    </fieldset>
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

function RuleValue({ row, onChange }: { row: Row; onChange: (value: unknown) => void }) {
  const { field, op, value } = row;
  const { kind, values } = conditionFields[field];
  const label = t(ruleWords.value);
  if (kind === 'amount') {
    return (
      <InputNumber
        aria-label={label}
        prefix="$"
        min={0}
        precision={2}
        className={styles.amount}
        value={typeof value === 'number' ? value / 100 : null}
        onChange={(pesos) => onChange(pesos === null ? undefined : Math.round(pesos * 100))}
      />
    );
  }
  if (kind === 'yes_no') {
    return (
      <Select<string>
        aria-label={label}
        options={[
          { value: 'true', label: t(definitionPages.yes) },
          { value: 'false', label: t(definitionPages.no) },
        ]}
        value={typeof value === 'boolean' ? String(value) : undefined}
        onChange={(next) => onChange(next === 'true')}
      />
    );
  }
  if (kind === 'text') {
    return (
      <Input
        aria-label={label}
        maxLength={30}
        value={isText(value) ? value : ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    );
  }
  const options = values.map((one) => ({ value: one, label: valueName(field, one) }));
  return op === 'in' ? (
    <Select<string[]>
      mode="multiple"
      aria-label={label}
      options={options}
      optionFilterProp="label"
      listHeight={260}
      value={Array.isArray(value) ? value.filter(isText) : []}
      onChange={onChange}
    />
  ) : (
    <Select<string>
      showSearch={options.length > 7}
      aria-label={label}
      options={options}
      optionFilterProp="label"
      listHeight={260}
      value={isText(value) ? value : undefined}
      onChange={onChange}
    />
  );
}
