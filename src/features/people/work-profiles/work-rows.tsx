import { productCatalog } from '@contract/credit/product-catalog';
import { workShown } from '@contract/locales/es-MX/people/onboarding';
import type { ShownWork } from '@contract/people/work-profiles';
import { t } from '@portal/i18n';
import { formatNumber } from '@portal/ui/format';
import type { DescriptionRow } from '@portal/ui/kit/DescriptionList';

/** What a company says of its work, for others to read. */
export function workRows({ experience, technologies, states }: ShownWork): DescriptionRow[] {
  const sold = productCatalog.filter(({ name }) => technologies.includes(name));
  return [
    { label: t(workShown.years), value: experience ? experience.years : t(workShown.none) },
    {
      label: t(workShown.installed),
      value: experience ? formatNumber(experience.systems_installed) : t(workShown.none),
    },
    { label: t(workShown.technologies), value: listed(sold.map(({ text }) => t(text))) },
    { label: t(workShown.states), value: listed(states) },
    { label: t(workShown.summary), value: experience?.summary ?? t(workShown.none) },
    { label: t(workShown.website), value: pageOf(experience?.website) },
  ];
}

/** What a company writes is not ours: its page does not learn where its reader came from. */
const pageOf = (address: string | null | undefined) =>
  address ? (
    <a href={address} target="_blank" rel="noreferrer nofollow">
      {address}
    </a>
  ) : (
    t(workShown.none)
  );

const listed = (names: readonly string[]) => names.join(', ') || t(workShown.none);
