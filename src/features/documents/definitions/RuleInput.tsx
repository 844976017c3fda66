import { readCondition } from '@contract/documents/document-condition-schema';
import { conditionWords } from '@contract/locales/es-MX/documents/condition-words';
import { ruleWords } from '@contract/locales/es-MX/documents/definition-pages';
import { t } from '@portal/i18n';
import { Field } from '@portal/ui/form/Field';
import { useField } from '@portal/ui/form/use-field';
import { Radio } from 'antd';
import { useFormContext } from 'react-hook-form';
import { conditionText } from './condition-text';
import styles from './definitions.module.css';
import { RuleGroup } from './RuleGroup';
import { newGroup, toCondition, toGroup } from './rule-tree';

const choices = [
  { value: false, label: t(ruleWords.always) },
  { value: true, label: t(ruleWords.onlyWhen) },
];

/** A condition of the closed language, built of rows that are chosen; null where there is none. */
export function RuleInput({ name, label }: { name: string; label: string }) {
  const field = useField({ name, label, hasHelp: false, say: conditionText });
  const { invalid } = useFormContext().getFieldState(name);
  const read = readCondition(field.value);
  const problems = invalid && !read.ok ? read.problems : [];
  const has = field.value !== null && field.value !== undefined;
  const { id, control } = field;
  return (
    <Field id={id} label={label} error={field.error}>
      <div
        id={id}
        role="radiogroup"
        aria-label={label}
        aria-invalid={control['aria-invalid']}
        aria-describedby={control['aria-describedby']}
      >
        <Radio.Group
          options={choices}
          value={has}
          disabled={control.disabled}
          onChange={({ target }) =>
            field.change(target.value === true ? toCondition(newGroup()) : null)
          }
        />
      </div>
      {has ? (
        <div className={styles.rule}>
          <RuleGroup
            group={toGroup(field.value)}
            problems={problems}
            steps={[]}
            onChange={(group) => field.change(toCondition(group))}
          />
          {read.ok ? (
            <p className={styles.reads}>
              {t(conditionWords.askedWhen, { condition: conditionText(read.condition) })}
            </p>
          ) : null}
        </div>
      ) : null}
    </Field>
  );
}
