import { auditActionName, auditObjectName } from '@contract/audit-names';
import { audit as words } from '@portal/messages/audit';
import { Select, Tag } from 'antd';
import { DayFilter } from './DayFilter';

export const auditFilterNames = ['action', 'object', 'from', 'to', 'user_id'] as const;

interface AuditFiltersProps {
  values: Readonly<Record<string, string>>;
  set: (name: string, value: string | undefined) => void;
}

const spanish = new Intl.Collator('es');
const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => spanish.compare(a.label, b.label));

const choices = [
  { name: 'action', label: words.action, options: optionsOf(auditActionName) },
  { name: 'object', label: words.object, options: optionsOf(auditObjectName) },
];

/** What was done, to what, and between which days; kept in the address. */
export function AuditFilters({ values, set }: AuditFiltersProps) {
  return (
    <>
      {choices.map(({ name, label, options }) => (
        <Select
          key={name}
          aria-label={label}
          placeholder={label}
          allowClear
          showSearch
          optionFilterProp="label"
          listHeight={260}
          popupMatchSelectWidth={false}
          value={values[name]}
          options={options}
          onChange={(value?: string) => set(name, value)}
        />
      ))}
      <DayFilter
        label={words.from}
        value={values.from}
        max={values.to}
        onChange={(day) => set('from', day)}
      />
      <DayFilter
        label={words.to}
        value={values.to}
        min={values.from}
        onChange={(day) => set('to', day)}
      />
      {values.user_id ? (
        <Tag closable onClose={() => set('user_id', undefined)}>
          {words.onePerson}
        </Tag>
      ) : null}
    </>
  );
}
