import type { OnboardingSection } from '@contract/people/onboarding';
import { DocumentChecklist } from '@portal/features/documents';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import type { ComponentProps, ComponentType } from 'react';
import { ConductPart } from '../agent-training/ConductPart';
import { QuizPart } from '../agent-training/QuizPart';
import { BankAccountPanel } from '../bank-accounts/BankAccountPanel';
import { OwnBeneficiaries } from '../beneficiaries/OwnBeneficiaries';
import { OwnConsent } from '../consents/OwnConsents';
import { OwnIdentityPhotos } from '../identity-checks/IdentityPhotosSection';
import { PartyCheck } from '../identity-checks/PartyCheck';
import { PersonCheck } from '../identity-checks/PersonCheck';
import { CommissionContract } from '../investor-contracts/CommissionContract';
import { PhonePanel } from '../phones/PhonePanel';
import { AboutYouPart, AddressPart, GeneralPart, TaxPart } from '../profiles/OwnParts';
import { OwnReferences } from '../references/OwnReferences';
import { RiskAcknowledgement } from '../risk-acknowledgements/RiskAcknowledgement';
import { ExperienceForm, StatesForm, TechnologiesForm } from '../work-profiles/WorkForms';

/** The person's answers about themselves, and about the others behind the account once they are asked about: first the one who is always asked for. */
const IdentityQuestions = ({ part }: ComponentProps<typeof PersonCheck>) => (
  <>
    <PersonCheck part={part} inStep />
    <PartyCheck subject="real_owner" closed={null} />
    <PartyCheck subject="resource_provider" closed={null} />
  </>
);

/** Where the role's money goes: a company is paid by stages, an investor takes it out. */
function BankAccountPart() {
  const role = useSession((state) => actingUser(state)?.role);
  return <BankAccountPanel use={role === 'supplier' ? 'stages' : 'withdrawals'} />;
}

/** What a section is on the page: the same part that the profile has. */
export const sections: Record<OnboardingSection, ComponentType> = {
  profile: GeneralPart,
  phone: PhonePanel,
  address: AddressPart,
  about_you: () => <AboutYouPart />,
  identity_photos: OwnIdentityPhotos,
  identity_check: () => <IdentityQuestions />,
  identity_answers: () => <IdentityQuestions part="answers" />,
  controllers: () => <PersonCheck part="controllers" />,
  tax_profile: () => <TaxPart />,
  tax_proof: () => <DocumentChecklist field="constancia_situacion_fiscal" />,
  deed: () => <DocumentChecklist field="acta_constitutiva" />,
  power_of_attorney: () => <DocumentChecklist field="poder_notarial" />,
  bank_account: BankAccountPart,
  beneficiaries: OwnBeneficiaries,
  references: OwnReferences,
  documents: () => <DocumentChecklist />,
  experience: ExperienceForm,
  technologies: TechnologiesForm,
  zones: StatesForm,
  bureau_consent: () => <OwnConsent document="bureau" />,
  risk_acknowledgement: RiskAcknowledgement,
  investor_contract: CommissionContract,
  code_of_conduct: ConductPart,
  quiz: QuizPart,
};
