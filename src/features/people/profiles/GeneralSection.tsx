import { sexName } from '@contract/locales/es-MX/funding/offer-items';
import {
  maritalRegimeName,
  profileByKind,
  profileWords,
} from '@contract/locales/es-MX/people/profiles';
import {
  type Profile,
  type ProfileField,
  profileFields,
  profiles,
} from '@contract/people/profiles';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatDate } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { countryName } from './countries';
import { dataRow, type Kept } from './data-rows';
import { EditData } from './EditData';
import { GeneralForm } from './GeneralForm';
import { useLacking } from './use-lacking';

/** Who a person is, or a company and who represents it. */
export function GeneralSection() {
  const query = useRead(profiles.show, {});
  const lacking = useLacking('general');
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={6} />}>
      {(kept) => (
        <Section
          title={t(profileWords.parts.general)}
          action={
            <EditData part="general" form={(closing) => <GeneralForm kept={kept} {...closing} />} />
          }
        >
          <GeneralRows kept={kept} lacking={lacking} />
        </Section>
      )}
    </Loaded>
  );
}

export function GeneralRows({ kept, lacking }: Kept<Profile>) {
  return (
    <DescriptionList
      rows={[
        { label: t(profileByKind[kept.kind].name), value: kept.full_name },
        ...profileFields[kept.kind].map((field) =>
          dataRow(field, shownValue(kept, field), lacking.includes(field)),
        ),
      ]}
    />
  );
}

function shownValue(kept: Profile, field: ProfileField): string | null {
  switch (field) {
    case 'birth_day':
    case 'incorporated_on':
      return kept[field] && formatDate(kept[field]);
    case 'sex':
      return kept.sex && t(sexName[kept.sex]);
    case 'nationality':
      return kept.nationality && countryName(kept.nationality);
    case 'marital_regime':
      return kept.marital_regime && t(maritalRegimeName[kept.marital_regime]);
    default:
      return kept[field];
  }
}
