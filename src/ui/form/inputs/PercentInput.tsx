import { formatNumber, parseHundredths } from '@portal/ui/format';
import type { InputProps } from '../use-field';
import { ParsedInput } from './ParsedInput';

/** Percent on the screen (18.9), integer basis points in the form (1890). */
export function PercentInput(props: InputProps) {
  return (
    <ParsedInput
      {...props}
      parse={parseHundredths}
      format={(basisPoints) => formatNumber(basisPoints / 100)}
      suffix="%"
      inputMode="decimal"
    />
  );
}
