import { productsByIds } from '@contract/credit/product-catalog';
import type { Address } from '@contract/people/addresses';
import { readDraft, writeDraft } from '@portal/ui/form/drafts';
import { keepSimulatedCredit, type SimulatedCredit } from '@portal/ui/form/simulated-credit';

/** Names the draft of the form. */
export const REQUEST_DRAFT = 'new-project';

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
    ...(simulated && fieldsOf(simulated)),
    site: {
      street: [street, ...number].filter(Boolean).join(' '),
      neighbourhood: textOf(address?.neighbourhood),
      municipality: textOf(address?.municipality),
      state: textOf(address?.state),
      postal_code: textOf(address?.postal_code),
    },
  };
}

/** A simulated credit as the form's fields hold it; a select holds its number as text. */
function fieldsOf({ product_id: id, ...credit }: SimulatedCredit) {
  const [product] = productsByIds([id]);
  return { ...credit, ...(product && { product_id: String(product.id) }) };
}

/**
 * Has the next request begin with a simulated credit: it takes the place of the one in a request that was begun, of
 * which all else stays.
 *
 * @param owner whose draft it is; undefined of who has no account yet
 */
export function carryIntoRequest(owner: string | undefined, credit: SimulatedCredit): void {
  keepSimulatedCredit(credit);
  const key = owner === undefined ? null : { owner, form: REQUEST_DRAFT };
  const draft = key && readDraft(key);
  // What the installer was to receive was typed for another amount.
  if (draft) writeDraft(key, { ...draft, ...fieldsOf(credit), net_cents: undefined }, []);
}
