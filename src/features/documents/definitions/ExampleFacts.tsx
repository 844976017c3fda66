import { projectStatuses } from '@contract/credit/project-states';
import { valueName } from '@contract/documents/condition-in-words';
import {
  type Audience,
  audiences,
  conditionFields,
  type DocumentFacts,
} from '@contract/documents/document-conditions';
import { conditionFieldName } from '@contract/locales/es-MX/documents/condition-words';
import { definitionPages } from '@contract/locales/es-MX/documents/definition-pages';
import { t } from '@portal/i18n';
import { Checkbox, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import styles from './definitions.module.css';

interface ExampleFactsProps {
  facts: DocumentFacts;
  /** With those of a credit. */
  ofProject: boolean;
  onChange: (facts: DocumentFacts) => void;
}

/** A person, and a credit of theirs, to try a rule on. */
export function ExampleFacts({ facts, ofProject, onChange }: ExampleFactsProps) {
  const set = (change: Partial<DocumentFacts>) => onChange({ ...facts, ...change });
  const { role, person, address_state, tag, product, project_status, amount_cents } = facts;
  return (
    <div className={`${styles.facts} ${styles.pair}`}>
      <Fact field="role">
        <Select<Audience[]>
          mode="multiple"
          options={audiences.map((value) => ({ value, label: valueName('role', value) }))}
          value={[...(role ?? [])]}
          onChange={(chosen) => set({ role: chosen })}
        />
      </Fact>
      <Fact field="person">
        <Select<NonNullable<DocumentFacts['person']>>
          options={(['individual', 'legal_entity'] as const).map((value) => ({
            value,
            label: valueName('person', value),
          }))}
          value={person ?? undefined}
          onChange={(chosen) => set({ person: chosen })}
        />
      </Fact>
      <Fact field="address_state">
        <Select<string>
          showSearch
          listHeight={260}
          options={optionsOf('address_state')}
          value={address_state ?? undefined}
          onChange={(chosen) => set({ address_state: chosen })}
        />
      </Fact>
      <Fact field="tag">
        <Select<string[]>
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',']}
          value={[...(tag ?? [])]}
          onChange={(typed) => set({ tag: typed })}
        />
      </Fact>
      {ofProject ? (
        <>
          <Fact field="product">
            <Select<string>
              options={optionsOf('product')}
              value={product ?? undefined}
              onChange={(chosen) => set({ product: chosen })}
            />
          </Fact>
          <Fact field="project_status">
            <Select<NonNullable<DocumentFacts['project_status']>>
              listHeight={260}
              options={projectStatuses.map((value) => ({
                value,
                label: valueName('project_status', value),
              }))}
              value={project_status ?? undefined}
              onChange={(chosen) => set({ project_status: chosen })}
            />
          </Fact>
          <Fact field="amount_cents">
            <InputNumber
              prefix="$"
              min={0}
              precision={2}
              className={styles.amount}
              value={amount_cents === null ? null : amount_cents / 100}
              onChange={(pesos) =>
                set({ amount_cents: pesos === null ? null : Math.round(pesos * 100) })
              }
            />
          </Fact>
          <Checkbox
            checked={facts.has_co_obligor === true}
            onChange={({ target }) => set({ has_co_obligor: target.checked })}
          >
            {t(conditionFieldName.has_co_obligor)}
            {facts.has_co_obligor ? `: ${t(definitionPages.yes)}` : null}
          </Checkbox>
        </>
      ) : null}
    </div>
  );
}

const optionsOf = (field: 'address_state' | 'product') =>
  conditionFields[field].values.map((value) => ({ value, label: valueName(field, value) }));

function Fact({
  field,
  children,
}: {
  field: keyof typeof conditionFieldName;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label>
      {t(conditionFieldName[field])}
      {children}
    </label>
  );
}
