import { LONGEST_CONDITION } from '@contract/credit/decisions';
import { committeeWords as words } from '@contract/locales/es-MX/credit/committee';
import { t, texts } from '@portal/i18n';
import { Field } from '@portal/ui/form/Field';
import { type InputProps, useField } from '@portal/ui/form/use-field';
import { Button, Flex } from 'antd';
import TextArea from 'antd/es/input/TextArea';
import styles from './committee.module.css';

const isText = (value: unknown): value is string => typeof value === 'string';

const catalog = Object.values(texts(words.catalog));

/** What an approval depends on: a condition a line, of the usual ones or of one's own. */
export function ConditionsInput({ name, label, help, optional }: InputProps) {
  const field = useField({
    name,
    label,
    hasHelp: Boolean(help),
    say: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  });
  const lines = Array.isArray(field.value) ? field.value.filter(isText) : [];
  const left = catalog.filter((text) => !lines.includes(text));
  return (
    <Flex vertical gap={8}>
      <Field id={field.id} label={label} help={help} optional={optional} error={field.error}>
        <TextArea
          {...field.control}
          autoSize={{ minRows: 2, maxRows: 10 }}
          maxLength={LONGEST_CONDITION * 8}
          status={field.error ? 'error' : undefined}
          value={lines.join('\n')}
          onChange={({ target }) =>
            field.change(target.value === '' ? [] : target.value.split('\n'))
          }
        />
      </Field>
      <Flex wrap gap={8}>
        {left.map((text) => (
          <Button
            key={text}
            className={styles.suggestion}
            onClick={() => field.change([...lines.filter((line) => line.trim() !== ''), text])}
          >
            {t(words.addCondition, { text })}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
