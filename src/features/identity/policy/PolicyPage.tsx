import { permissionTable } from 'virtual:permissions';
import { roles } from '@contract/kernel/roles';
import { conditionName, policy, scopeName } from '@contract/locales/es-MX/identity/policy';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { t, texts } from '@portal/i18n';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Flex, Select } from 'antd';
import Search from 'antd/es/input/Search';
import { useSearchParams } from 'react-router';
import { matching, type PolicyRow, policyRows } from './policy-rows';

const columns = [
  { key: 'noun', title: t(policy.noun), render: (row: PolicyRow) => row.noun },
  {
    key: 'role',
    title: t(policy.role),
    align: 'left' as const,
    render: (row: PolicyRow) => t(roleName[row.role]),
  },
  {
    key: 'may',
    title: t(policy.may),
    align: 'left' as const,
    wraps: true,
    render: (row: PolicyRow) => row.verbs.join(', '),
  },
  {
    key: 'reach',
    title: t(policy.reach),
    align: 'left' as const,
    wraps: true,
    render: (row: PolicyRow) => t(scopeName[row.scope]),
  },
  {
    key: 'condition',
    title: t(policy.condition),
    align: 'left' as const,
    wraps: true,
    render: (row: PolicyRow) => t(conditionName[row.condition]),
  },
];

const all = policyRows(permissionTable);
const roleOptions = optionsOf(roles, texts(roleName));

/** The policy that portal and server obey, in words. */
export function PolicyPage() {
  const title = useScreenTitle();
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | undefined) =>
    setSearch(
      (given) => {
        if (value) given.set(name, value);
        else given.delete(name);
        return given;
      },
      { replace: true, flushSync: true },
    );
  const role = search.get('role');
  const rows = matching(all, search.get('q') ?? '', role);
  return (
    <Page title={title} explanation={t(policy.help)}>
      <Section title={t(policy.list)} flush>
        <Flex gap={8} wrap style={{ padding: 16 }}>
          <Search
            allowClear
            aria-label={t(policy.search)}
            placeholder={t(policy.search)}
            value={search.get('q') ?? ''}
            onChange={(event) => set('q', event.target.value)}
            style={{ maxWidth: 320 }}
          />
          <Select
            allowClear
            aria-label={t(policy.role)}
            placeholder={t(policy.allRoles)}
            options={roleOptions}
            value={role ?? undefined}
            onChange={(value?: string) => set('role', value)}
            style={{ minWidth: 220 }}
          />
        </Flex>
        {rows.length === 0 ? (
          <EmptyState text={t(policy.noneFound)} />
        ) : (
          <ShortTable
            label={t(policy.list)}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
          />
        )}
      </Section>
    </Page>
  );
}
