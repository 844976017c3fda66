import { formatNumber } from '@portal/lib/format';
import type { InputProps } from '../use-field';
import { ParsedInput } from './ParsedInput';

/** Digits, with the thousands commas that we write ourselves, as an integer. */
function parseInteger(text: string): number | undefined {
  const digits = text.replace(/[,\s]/g, '');
  if (!/^-?\d+$/.test(digits)) return undefined;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** An integer with its unit beside it: months, people, kilowatt-hours. */
export function NumberInput({ unit, ...props }: InputProps & { unit?: string }) {
  return (
    <ParsedInput
      {...props}
      parse={parseInteger}
      format={formatNumber}
      suffix={unit}
      inputMode="numeric"
    />
  );
}
