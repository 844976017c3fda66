import { formatNumber } from '@portal/ui/format';
import type { InputProps } from '../use-field';
import { ParsedInput } from './ParsedInput';

/** Digits, with the thousands commas that we write ourselves and the unit beside them, as an integer. */
export function parseInteger(text: string, unit = ''): number | undefined {
  const bare = text.trim().toLowerCase();
  const digits = (unit && bare.endsWith(unit) ? bare.slice(0, -unit.length) : bare).replace(
    /[,\s]/g,
    '',
  );
  if (!/^-?\d+$/.test(digits)) return undefined;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** An integer with its unit beside it: months, people, kilowatt-hours. */
export function NumberInput({ unit, ...props }: InputProps & { unit?: string }) {
  return (
    <ParsedInput
      {...props}
      parse={(text) => parseInteger(text, unit)}
      format={formatNumber}
      suffix={unit}
      inputMode="numeric"
    />
  );
}
