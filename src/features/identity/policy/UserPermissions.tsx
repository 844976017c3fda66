import { permissionTable } from 'virtual:permissions';
import { users as contract } from '@contract/identity/users';
import { allPermissions, type Permission } from '@contract/kernel/permissions';
import { conditionName, policy, scopeName } from '@contract/locales/es-MX/identity/policy';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Select } from 'antd';
import { useState } from 'react';
import { builtPermissions, permissionText, rolesWith } from './policy-rows';

type Held = Answer<typeof contract.permissions>;

const options = builtPermissions.map((permission) => {
  const { noun, verb } = permissionText(permission);
  return { value: permission, label: `${noun}: ${verb}` };
});

/** Whether a person may do what staff choose, and why. */
export function UserPermissions({ userId }: { userId: string }) {
  const query = useRead(contract.permissions, { params: { userId } });
  const [chosen, setChosen] = useState<Permission>();
  return (
    <Section title={t(policy.ofPerson)} description={t(policy.ofPersonHelp)}>
      <Select
        showSearch
        allowClear
        optionFilterProp="label"
        aria-label={t(policy.choose)}
        placeholder={t(policy.choose)}
        options={options}
        value={chosen}
        onChange={(value?: string) => setChosen(allPermissions.find((name) => name === value))}
        style={{ width: '100%', maxWidth: 420 }}
      />
      {chosen ? (
        <Loaded query={query} skeleton={<SkeletonLines lines={2} />}>
          {(held) => <Why held={held} permission={chosen} />}
        </Loaded>
      ) : null}
    </Section>
  );
}

function Why({ held, permission }: { held: Held; permission: Permission }) {
  const grants = held.items.filter((item) => item.permission === permission);
  const may = held.may_enter && grants.some((grant) => grant.held_back_by === null);
  const reasons = grants.length === 0 ? [withoutRole(permission)] : grants.map(reasonOf);
  return (
    <div aria-live="polite" style={{ marginTop: 16 }}>
      <StatusTag tone={may ? 'success' : 'danger'}>{t(may ? policy.yes : policy.no)}</StatusTag>
      {[...(held.may_enter ? [] : [t(policy.notActive)]), ...reasons].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  );
}

function reasonOf({ role, scope, condition, held_back_by: by }: Held['items'][number]): string {
  const words = { role: t(roleName[role]), reach: t(scopeName[scope]) };
  if (by === 'restriction') return t(policy.restricted, words);
  if (by === 'second_factor') return t(policy.factorOwed, words);
  if (by === 'program') return t(policy.noProgram, words);
  if (condition === 'none') return t(policy.because, words);
  const why = { ...words, condition: t(conditionName[condition]) };
  return by === null ? t(policy.becauseCondition, why) : t(policy.conditionFails, why);
}

function withoutRole(permission: Permission): string {
  const others = rolesWith(permissionTable, permission);
  if (others.length === 0) return t(policy.nobodyHas);
  return t(policy.noRole, { roles: others.map((role) => t(roleName[role])).join(', ') });
}
