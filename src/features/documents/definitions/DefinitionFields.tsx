import { definitionFields } from '@contract/locales/es-MX/documents/definition-fields';
import { definitionPages as words } from '@contract/locales/es-MX/documents/definition-pages';
import { t } from '@portal/i18n';
import { CheckboxInput } from '@portal/ui/form/inputs/CheckboxInput';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { MultiSelect } from '@portal/ui/form/inputs/MultiSelect';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { AssociationFields } from './AssociationFields';
import { DefinitionPreview } from './DefinitionPreview';
import { definitionOptions as options } from './definition-options';
import type { DefinitionValues } from './definition-values';
import styles from './definitions.module.css';
import { RuleInput } from './RuleInput';

/** What is asked, of whom and since when, with what becomes of it beside each change. */
export function DefinitionFields({ isNew }: { isNew: boolean }) {
  const values = useFormContext<DefinitionValues>().watch();
  return (
    <>
      <Part title={t(words.what)}>
        <TextInput name="name" label={t(words.name)} maxLength={80} />
        <TextAreaWithCounter
          name="description"
          label={t(words.description)}
          maximum={200}
          rows={2}
        />
        <TextAreaWithCounter name="indication" label={t(words.indication)} maximum={200} rows={2} />
        <div className={styles.pair}>
          <SelectInput name="clasification_2" label={t(words.group)} options={options.groups} />
          <SelectInput name="section_id" label={t(words.section)} options={options.groups} />
          <SelectInput name="div_class" label={t(words.width)} options={options.widths} />
        </div>
      </Part>
      <Part title={t(words.file)}>
        <MultiSelect name="file_type" label={t(words.types)} options={options.types} />
        <TextInput
          name="prefix"
          label={t(words.prefix)}
          help={t(definitionFields.prefix)}
          maxLength={6}
          uppercase
        />
        <CheckboxInput name="verification_requiered" label={t(words.verified)} />
        {values.verification_requiered ? (
          <>
            <MultiSelect
              name="compared_with"
              label={t(words.compared)}
              help={t(words.comparedHelp)}
              options={options.compared}
              optional
            />
            <CheckboxInput name="bulk_verifiable" label={t(words.bulk)} help={t(words.bulkHelp)} />
          </>
        ) : null}
      </Part>
      <Part title={t(words.where)}>
        {isNew ? (
          <div className={styles.pair}>
            <SelectInput name="db_table" label={t(words.place)} options={options.tables} />
            <TextInput
              name="db_field"
              label={t(words.field)}
              help={t(words.fieldHelp)}
              maxLength={40}
            />
          </div>
        ) : null}
        <TextInput
          name="field_name"
          label={t(words.formField)}
          help={t(words.formFieldHelp)}
          maxLength={40}
        />
      </Part>
      <Part title={t(words.who)}>
        <CheckboxInput name="is_required" label={t(words.required)} />
        <RuleInput name="condition" label={t(words.condition)} />
        {values.condition ? (
          <CheckboxInput name="show_conditioned" label={t(words.hidden)} />
        ) : null}
        <MultiSelect name="uploaded_by" label={t(words.uploadedBy)} options={options.uploaders} />
        <CheckboxInput
          name="of_co_obligor"
          label={t(words.coObligor)}
          help={t(words.coObligorHelp)}
        />
        <CheckboxInput name="bo_editable" label={t(words.editable)} />
        <CheckboxInput name="bo_private" label={t(words.private)} />
      </Part>
      <Part title={t(words.association)}>
        <AssociationFields values={values} />
      </Part>
      <Part title={t(words.preview)}>
        <DefinitionPreview definition={values} />
      </Part>
      <Part title={t(words.since)}>
        <div className={styles.pair}>
          <DateInput name="valid_from" label={t(words.from)} />
          <TextInput
            name="source"
            label={t(words.source)}
            help={t(words.sourceHelp)}
            maxLength={200}
          />
        </div>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
