import type { BeneficiaryItem } from '@contract/people/beneficiaries';

/** One that stays, as the list that is saved has it: CURP and RFC are kept where they are not given again. */
export const toListEntry = (item: BeneficiaryItem) => ({
  id: item.id,
  full_name: item.full_name,
  relation: item.relation,
  birth_day: item.birth_day,
  ...(item.phone && { phone: item.phone }),
  ...(item.email && { email: item.email }),
  share: item.share,
});

/** Form values of shares by the person's id. */
export const sharesById = (items: readonly BeneficiaryItem[], shares: readonly number[]) =>
  Object.fromEntries(items.map(({ id }, at) => [id, shares[at] ?? 1]));
