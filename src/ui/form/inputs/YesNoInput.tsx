import { form } from '@contract/locales/es-MX/kernel/form';
import { t } from '@portal/i18n';
import type { InputProps } from '../use-field';
import { RadioInput } from './RadioInput';

const options = [
  { value: true, label: t(form.yes) },
  { value: false, label: t(form.no) },
] as const;

/** A question that is answered yes or no, and is neither before. */
export const YesNoInput = (props: InputProps) => <RadioInput {...props} options={options} inline />;
