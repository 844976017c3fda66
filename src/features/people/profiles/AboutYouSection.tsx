import { businessSizeName } from '@contract/locales/es-MX/people/profiles';
import {
  type AboutYou,
  type AboutYouField,
  aboutYou,
  businessFigures,
} from '@contract/people/about-you';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatMoney, formatNumber } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { AboutYouForm } from './AboutYouForm';
import { aboutYouChoices } from './about-you-choices';
import { aboutYouTitle, askedOf } from './asked';
import { dataRow, type Kept } from './data-rows';
import { EditData } from './EditData';
import { useLacking } from './use-lacking';

/** What a person does and lives on, and how an investor invests. */
export function AboutYouSection() {
  const query = useRead(aboutYou.show, {});
  const lacking = useLacking('about_you');
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={4} />}>
      {(kept) => (
        <Section
          title={aboutYouTitle(kept)}
          action={
            <EditData
              part="about_you"
              form={(closing) => <AboutYouForm kept={kept} {...closing} />}
            />
          }
        >
          <AboutYouRows kept={kept} lacking={lacking} />
        </Section>
      )}
    </Loaded>
  );
}

export function AboutYouRows({ kept, lacking }: Kept<AboutYou>) {
  const asked = askedOf(kept);
  const work = asked.includes('dependants') ? 'occupation' : 'business';
  const hasBusiness = kept.business_sector !== null && kept.business_sector !== 'none';
  return (
    <DescriptionList
      rows={asked
        .filter((field) => hasBusiness || !businessFigures.some((one) => one === field))
        .flatMap((field) => [
          dataRow(
            field === 'occupation' ? work : field,
            shownValue(kept, field),
            lacking.includes(field),
          ),
          ...(field === 'annual_sales_cents' && kept.business_size
            ? [dataRow('business_size', t(businessSizeName[kept.business_size]), false)]
            : []),
        ])}
    />
  );
}

function shownValue(kept: AboutYou, field: AboutYouField): string | null {
  switch (field) {
    case 'occupation':
      return kept.occupation;
    case 'monthly_income_cents':
      return kept.monthly_income_cents === null ? null : formatMoney(kept.monthly_income_cents);
    case 'annual_sales_cents':
      return kept.annual_sales_cents === null ? null : formatMoney(kept.annual_sales_cents);
    case 'dependants':
    case 'workers':
      return kept[field] === null ? null : formatNumber(kept[field]);
    default:
      return aboutYouChoices[field].find(({ value }) => value === kept[field])?.label ?? null;
  }
}
