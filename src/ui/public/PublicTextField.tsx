import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useState } from 'react';
import { usePublicField } from './form-context';
import { PublicField } from './PublicField';

interface PublicTextFieldProps {
  name: string;
  label: string;
  /** What the browser and password managers may fill in. */
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'tel' | 'password';
  inputMode?: 'numeric' | 'decimal' | 'email' | 'tel';
  help?: ReactNode;
  optional?: boolean;
  maxLength?: number;
  autoFocus?: boolean;
  /** RFC, CURP and the like are forced to capitals. */
  uppercase?: boolean;
  /** What may be chosen; anything else may be typed. */
  suggestions?: readonly string[] | undefined;
}

export function PublicTextField({
  name,
  label,
  type = 'text',
  help,
  optional,
  uppercase,
  suggestions = [],
  ...input
}: PublicTextFieldProps) {
  const field = usePublicField(name);
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  const reveal = shown ? t(common.hidePassword) : t(common.showPassword);
  return (
    <PublicField id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <div className="pub-input">
        <input
          {...input}
          {...field.describe(Boolean(help))}
          type={secret && shown ? 'text' : type}
          value={typeof field.value === 'string' ? field.value : ''}
          required={!optional}
          list={suggestions.length > 0 ? `${field.id}-suggestions` : undefined}
          {...keyboardOf(type, uppercase)}
          onChange={({ target: { value } }) =>
            field.change(uppercase ? value.toUpperCase() : value)
          }
        />
        {suggestions.length > 0 ? (
          <datalist id={`${field.id}-suggestions`}>
            {suggestions.map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        ) : null}
        {secret ? (
          <button
            type="button"
            aria-label={`${reveal}: ${label}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {reveal}
          </button>
        ) : null}
      </div>
    </PublicField>
  );
}

/** How a telephone's keyboard treats what is typed. */
function keyboardOf(type: string, uppercase: boolean | undefined) {
  if (uppercase) return { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false };
  return type === 'text' ? {} : { autoCapitalize: 'none', spellCheck: false };
}
