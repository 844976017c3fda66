import { definitionPages as words } from '@contract/locales/es-MX/documents/definition-pages';
import { t } from '@portal/i18n';
import { CheckboxInput } from '@portal/ui/form/inputs/CheckboxInput';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Checkbox } from 'antd';
import { useFormContext } from 'react-hook-form';
import { definitionOptions as options } from './definition-options';
import type { DefinitionValues } from './definition-values';
import styles from './definitions.module.css';
import { RuleInput } from './RuleInput';

/** Another record for its files, what it waits for there, and whether several fit. */
export function AssociationFields({ values }: { values: DefinitionValues }) {
  const { setValue } = useFormContext<DefinitionValues>();
  const { association, db_table, db_field } = values;

  function begin() {
    setValue('association', {
      table: db_table,
      key: db_field,
      condition: null,
      source: db_table === 'users' ? 'user' : 'project',
      negative_message: null,
      multi_association: false,
    });
  }

  return (
    <>
      <Checkbox
        checked={Boolean(association)}
        onChange={({ target }) => (target.checked ? begin() : setValue('association', null))}
      >
        {t(words.associated)}
      </Checkbox>
      {association ? (
        <>
          <div className={styles.pair}>
            <SelectInput
              name="association.table"
              label={t(words.associatedTable)}
              options={options.tables}
            />
            <TextInput name="association.key" label={t(words.associatedKey)} maxLength={40} />
          </div>
          <CheckboxInput name="association.multi_association" label={t(words.several)} />
          <RuleInput name="association.condition" label={t(words.associationWhen)} />
          {association.condition ? (
            <>
              <SelectInput
                name="association.source"
                label={t(words.factsOf)}
                options={options.sources}
              />
              <TextInput
                name="association.negative_message"
                label={t(words.negative)}
                maxLength={200}
              />
            </>
          ) : null}
        </>
      ) : null}
    </>
  );
}
