import type { LeadInput } from '@contract/credit/leads';
import { searchText } from '@server/db/search-text';

/** What a lead's row has of what a form or a file gives. */
export function toRow(input: LeadInput) {
  const row = {
    contactName: input.contact_name,
    businessName: input.business_name,
    phone: input.phone,
    email: input.email,
    rfc: input.rfc,
    municipality: input.municipality,
    state: input.state,
    postalCode: input.postal_code,
  };
  return { ...row, searchText: searchText(...Object.values(row)) };
}
