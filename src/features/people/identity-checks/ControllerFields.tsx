import { identityChecks as words } from '@contract/locales/es-MX/people/identity-checks';
import { controlKinds, MOST_CONTROLLERS } from '@contract/people/identity-checks';
import { t, texts } from '@portal/i18n';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Button } from 'antd';
import { useFieldArray, useWatch } from 'react-hook-form';
import styles from './identity-checks.module.css';

/** Who controls a company: those with a quarter of it, or who administers it. */
export function ControllerFields() {
  const { fields, append, remove } = useFieldArray({ name: 'controllers' });
  return (
    <fieldset className={styles.controllers}>
      <legend>{t(words.controllers)}</legend>
      <p>{t(words.controllersHelp)}</p>
      {fields.map(({ id }, index) => (
        <Controller
          key={id}
          index={index}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < MOST_CONTROLLERS ? (
        <Button onClick={() => append({ full_name: '' })}>{t(words.addController)}</Button>
      ) : null}
    </fieldset>
  );
}

interface ControllerProps {
  index: number;
  onRemove: (() => void) | undefined;
}

function Controller({ index, onRemove }: ControllerProps) {
  const at = (field: string) => `controllers.${index}.${field}`;
  const control: unknown = useWatch({ name: at('control') });
  const number = index + 1;
  return (
    <fieldset className={styles.controller}>
      <legend>{t(words.controller, { number })}</legend>
      <TextInput name={at('full_name')} label={t(words.controllerName)} maxLength={120} />
      <TextInput name={at('rfc')} label="RFC" optional uppercase maxLength={40} />
      <SelectInput
        name={at('control')}
        label={t(words.control)}
        options={optionsOf(controlKinds, texts(words.controls))}
      />
      {control === 'share' ? (
        <NumberInput name={at('share_percent')} label={t(words.share)} unit="%" />
      ) : null}
      {onRemove ? (
        <Button danger onClick={onRemove}>
          {t(words.removeController, { number })}
        </Button>
      ) : null}
    </fieldset>
  );
}
