import type { PersonKind } from '@contract/kernel/fields/person-type';
import { href } from '@contract/kernel/screens';
import { profileByKind, profileWords } from '@contract/locales/es-MX/people/profiles';
import { bankAccounts } from '@contract/people/bank-accounts';
import { DocumentChecklist } from '@portal/features/documents';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { TabLinks } from '@portal/ui/TabLinks';
import type { ReactNode } from 'react';
import { AccountSummary } from '../bank-accounts/AccountSummary';
import { OwnBeneficiaries } from '../beneficiaries/OwnBeneficiaries';
import { InvestorContractList } from '../investor-contracts/InvestorContractList';
import { OwnPapers } from '../onboarding/OwnPapers';
import { AboutYouSection } from './AboutYouSection';
import { AddressSection } from './AddressSection';
import { ContactSection } from './ContactSection';
import { GeneralSection } from './GeneralSection';
import { MissingData } from './MissingData';
import { TaxSection } from './TaxSection';

const tabs = {
  general: () => (
    <>
      <MissingData />
      <GeneralSection />
      <AboutYouSection />
      <OwnPapers />
      <DocumentChecklist />
    </>
  ),
  contacto: () => (
    <>
      <AddressSection />
      <ContactSection />
    </>
  ),
  banco: () => <BankSection />,
  beneficiarios: () => <OwnBeneficiaries />,
  fiscal: () => <TaxSection />,
  contratos: () => <InvestorContractList />,
} as const satisfies Record<Exclude<Tab, 'seguridad'>, () => ReactNode>;

/** The last one is a screen of its own, with an address like the others'. */
type Tab = keyof typeof profileWords.tabs;
type Shown = keyof typeof tabs;
const isTab = (name: string): name is Tab => name in profileWords.tabs;
const isShown = (name: string): name is Shown => name in tabs;

/** An investor's profile at its first tab. */
export const InvestorProfilePage = () => <InvestorProfile tab="general" />;

/** The same at the tab that the address names; at the first one when it names none. */
export function InvestorProfileTabPage() {
  const name = useParam('profileTab');
  return <InvestorProfile tab={isShown(name) ? name : 'general'} />;
}

/** A company names nobody who would receive its money on a death. */
const isTabOf = (kind: PersonKind, tab: Tab) => kind === 'individual' || tab !== 'beneficiarios';

function InvestorProfile({ tab: named }: { tab: Shown }) {
  const kind = usePersonKind();
  const tab: Shown = isTabOf(kind, named) ? named : 'general';
  return (
    <Page title={useScreenTitle()} explanation={t(profileByKind[kind].help)}>
      <TabLinks
        label={t(profileWords.tabList)}
        tabs={Object.keys(profileWords.tabs)
          .filter(isTab)
          .filter((profileTab) => isTabOf(kind, profileTab))
          .map((profileTab) => ({
            to: href('investorProfileTab', { profileTab }),
            title: t(profileWords.tabs[profileTab]),
            current: profileTab === tab,
          }))}
      />
      <Stack>{tabs[tab]()}</Stack>
    </Page>
  );
}

function BankSection() {
  const query = useRead(bankAccounts.show, {});
  return (
    <Section
      title={t(profileWords.bank)}
      action={<ButtonLink to={href('investorBank')}>{t(profileWords.seeBank)}</ButtonLink>}
    >
      <Loaded query={query}>
        {({ account }) => (account ? <AccountSummary account={account} /> : t(profileWords.none))}
      </Loaded>
    </Section>
  );
}
