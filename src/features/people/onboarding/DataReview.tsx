import { formatPhone } from '@contract/kernel/fields/phone';
import { consentWords } from '@contract/locales/es-MX/people/consents';
import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import { phones as phoneWords } from '@contract/locales/es-MX/people/phones';
import { profileWords } from '@contract/locales/es-MX/people/profiles';
import { aboutYou } from '@contract/people/about-you';
import { addresses } from '@contract/people/addresses';
import { consents } from '@contract/people/consents';
import type { OnboardingSection } from '@contract/people/onboarding';
import { phones } from '@contract/people/phones';
import { profiles } from '@contract/people/profiles';
import { taxProfiles } from '@contract/people/tax-profiles';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { formatDateTime } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { AboutYouRows } from '../profiles/AboutYouSection';
import { AddressRows } from '../profiles/AddressSection';
import { GeneralRows } from '../profiles/GeneralSection';
import { TaxRows } from '../profiles/TaxSection';
import { useLacking } from '../profiles/use-lacking';
import type { ReviewedStep } from './reviewed';
import { stepName } from './step-name';

interface DataReviewProps {
  steps: readonly ReviewedStep[];
  /** Goes to the step at a place, from 0. */
  onShow: (place: number) => void;
}

/** What a person gave in earlier steps, a group a step, each with the way to correct it there. */
export function DataReview({ steps, onShow }: DataReviewProps) {
  return steps.map(({ name, place, sections }) => (
    <Section
      key={name}
      title={stepName(name)}
      action={
        <Button
          aria-label={t(onboardingWords.correctStep, { step: stepName(name) })}
          onClick={() => onShow(place)}
        >
          {t(onboardingWords.correct)}
        </Button>
      }
    >
      {sections.map((section) => {
        const Rows = rows[section];
        return Rows ? <Rows key={section} /> : null;
      })}
    </Section>
  ));
}

function Person() {
  const query = useRead(profiles.show, {});
  const lacking = useLacking('general');
  return <Loaded query={query}>{(kept) => <GeneralRows kept={kept} lacking={lacking} />}</Loaded>;
}

function Contact() {
  const email = useSession((state) => actingUser(state)?.email);
  const query = useRead(phones.show, {});
  return (
    <Loaded query={query}>
      {({ phone }) => (
        <DescriptionList
          rows={[
            { label: t(phoneWords.title), value: phone ? formatPhone(phone) : t(phoneWords.none) },
            { label: t(profileWords.email), value: email ?? t(profileWords.none) },
          ]}
        />
      )}
    </Loaded>
  );
}

function Address() {
  const query = useRead(addresses.show, {});
  const lacking = useLacking('address');
  return <Loaded query={query}>{(kept) => <AddressRows kept={kept} lacking={lacking} />}</Loaded>;
}

function Tax() {
  const query = useRead(taxProfiles.show, {});
  const lacking = useLacking('tax');
  return <Loaded query={query}>{(kept) => <TaxRows kept={kept} lacking={lacking} />}</Loaded>;
}

function Occupation() {
  const query = useRead(aboutYou.show, {});
  const lacking = useLacking('about_you');
  return <Loaded query={query}>{(kept) => <AboutYouRows kept={kept} lacking={lacking} />}</Loaded>;
}

function BureauConsent() {
  const query = useRead(consents.list, {});
  return (
    <Loaded query={query}>
      {({ items }) => (
        <DescriptionList
          rows={items
            .filter(({ document }) => document === 'bureau')
            .map(({ title, accepted }) => ({
              label: title,
              value:
                accepted && !accepted.revoked_at
                  ? t(consentWords.acceptedOn, {
                      version: accepted.version,
                      when: formatDateTime(accepted.at),
                    })
                  : t(consentWords.notGiven),
            }))}
        />
      )}
    </Loaded>
  );
}

/** What a section kept, to be read. */
const rows: Partial<Record<OnboardingSection, ComponentType>> = {
  profile: Person,
  phone: Contact,
  address: Address,
  tax_profile: Tax,
  about_you: Occupation,
  bureau_consent: BureauConsent,
};
