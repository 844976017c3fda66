import { formatPlainMoney, parseHundredths } from '@portal/ui/format';
import type { InputProps } from '../use-field';
import { ParsedInput } from './ParsedInput';

/** Pesos on the screen, integer centavos in the form. */
export function MoneyInput(props: InputProps) {
  return (
    <ParsedInput
      {...props}
      parse={parseHundredths}
      format={formatPlainMoney}
      prefix="$"
      suffix="MXN"
      inputMode="decimal"
    />
  );
}
