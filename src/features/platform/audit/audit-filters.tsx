import { audit } from '@contract/locales/es-MX/platform/audit';
import { auditActionName, auditObjectName } from '@contract/locales/es-MX/platform/audit-names';
import { t, texts } from '@portal/i18n';
import type { Filter } from '@portal/ui/table/Filters';
import { Tag } from 'antd';
import { DayFilter } from './DayFilter';

const spanish = new Intl.Collator('es');
const sorted = (names: Readonly<Record<string, string>>) =>
  Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => spanish.compare(a.label, b.label));

/** What another screen's link asks for, and can be given up here. */
const only = (name: string, label: string): Filter => ({
  name,
  render: ({ [name]: value }, set) =>
    value ? (
      <Tag closable onClose={() => set(name, undefined)}>
        {label}
      </Tag>
    ) : null,
});

/** What was done, to what, between which days, and to or by whom. */
export const auditFilters: readonly Filter[] = [
  { name: 'action', label: t(audit.action), options: sorted(texts(auditActionName)) },
  { name: 'object', label: t(audit.object), options: sorted(texts(auditObjectName)) },
  {
    name: 'from',
    render: ({ from, to }, set) => (
      <DayFilter label={t(audit.from)} value={from} max={to} onChange={(day) => set('from', day)} />
    ),
  },
  {
    name: 'to',
    render: ({ from, to }, set) => (
      <DayFilter label={t(audit.to)} value={to} min={from} onChange={(day) => set('to', day)} />
    ),
  },
  only('user_id', t(audit.onePerson)),
  only('object_id', t(audit.oneRecord)),
];
