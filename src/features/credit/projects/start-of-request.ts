import type { Address } from '@contract/people/addresses';
import type { SimulatedCredit } from '@portal/ui/form/simulated-credit';

const textOf = (part: string | null | undefined) => part ?? '';

/**
 * What a request for a credit begins with: the credit that was simulated before there was an account, and the person's own
 * address, where most systems are installed. All of it can be written over.
 *
 * @param address undefined while nobody knows it
 */
export function startOfRequest(address: Address | undefined, simulated?: SimulatedCredit) {
  const { street, exterior_number, interior_number } = address ?? {};
  const number = [exterior_number, interior_number && `Int. ${interior_number}`];
  return {
    ...simulated,
    site: {
      street: [street, ...number].filter(Boolean).join(' '),
      neighbourhood: textOf(address?.neighbourhood),
      municipality: textOf(address?.municipality),
      state: textOf(address?.state),
      postal_code: textOf(address?.postal_code),
    },
  };
}
