import { profileByKind } from '@contract/locales/es-MX/people/profiles';
import { type MissingPart, partsAskedOf } from '@contract/people/profiles';
import { DocumentChecklist } from '@portal/features/documents';
import { t } from '@portal/i18n';
import { actingUser } from '@portal/session/state';
import { usePersonKind } from '@portal/session/use-person-kind';
import { useSession } from '@portal/session/use-session';
import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import type { ComponentType } from 'react';
import { OwnReferences } from '../references/OwnReferences';
import { ExperienceForm, StatesForm, TechnologiesForm } from '../work-profiles/WorkForms';
import { AboutYouSection } from './AboutYouSection';
import { AddressSection } from './AddressSection';
import { GeneralSection } from './GeneralSection';
import { MissingData } from './MissingData';
import { TaxSection } from './TaxSection';

const sections: Record<MissingPart, ComponentType> = {
  general: GeneralSection,
  address: AddressSection,
  tax: TaxSection,
  about_you: AboutYouSection,
};

/** What an installer is asked: its deed, who represents it, where it is, to whom its invoices are made out, what it does and who knows it; of who sells for it, who they are and their own papers. */
export function CompanyInformationPage() {
  const role = useSession((state) => actingUser(state)?.role) ?? 'supplier';
  const kind = usePersonKind();
  return (
    <Page title={useScreenTitle()} explanation={t(profileByKind[kind].help)}>
      <Stack>
        <MissingData />
        {partsAskedOf(role, kind).map((part) => {
          const Part = sections[part];
          return <Part key={part} />;
        })}
        {role === 'supplier' ? (
          <>
            <ExperienceForm />
            <TechnologiesForm />
            <StatesForm />
            <OwnReferences />
          </>
        ) : (
          <DocumentChecklist />
        )}
      </Stack>
    </Page>
  );
}
