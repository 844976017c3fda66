import type { AcknowledgementState } from '@contract/people/acknowledgements';

/**
 * How far a text is with a company.
 * @param last the version that it signed last, undefined where it signed none
 * @param inForce the version that holds
 */
export const stateOf = (last: number | undefined, inForce: number): AcknowledgementState =>
  last === undefined ? 'pending' : last === inForce ? 'signed' : 'outdated';

/** The folio of one number of the sequence of signatures. */
export const acknowledgementFolio = (serial: string): string => `CC-${serial.padStart(6, '0')}`;
