/** Which technology is simulated where an address names none; its name on the wire. */
export const FIRST_TECHNOLOGY = 'photovoltaic';

/** How the address of a simulation names what was simulated; amounts in pesos, rates in percent. */
export const simulationParams = {
  amount_cents: 'monto',
  down_payment_cents: 'enganche',
  term_months: 'plazo',
  grace_months: 'gracia',
  bill_cents: 'recibo',
  saved_bp: 'ahorro',
  growth_bp: 'alza',
} as const;

export type SimulationField = keyof typeof simulationParams;

export const simulationInputs = [
  'amount_cents',
  'down_payment_cents',
  'term_months',
  'grace_months',
  'bill_cents',
  'saved_bp',
  'growth_bp',
] as const satisfies readonly SimulationField[];

/** Whether a field holds hundredths: centavos of pesos, or basis points of percent. */
export const inHundredths = (field: SimulationField): boolean => /_(cents|bp)$/.test(field);

/**
 * The address of a simulation.
 *
 * @param path with the place `:loanType` for the product's name on the wire
 * @param values integers: centavos, months, basis points; what is left out is not in the address
 */
export function simulationAddress(
  path: string,
  loanType: string,
  values: { [F in SimulationField]?: number | undefined },
): string {
  const search = new URLSearchParams();
  for (const field of simulationInputs) {
    const value = values[field];
    if (value !== undefined) {
      search.set(simulationParams[field], String(inHundredths(field) ? value / 100 : value));
    }
  }
  const query = search.size > 0 ? `?${search}` : '';
  return path.replace(':loanType', encodeURIComponent(loanType)) + query;
}
