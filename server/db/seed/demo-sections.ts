import { documentStorage } from '@contract/documents/document-storage';
import { identityPhotoNames, identityPhotos } from '@contract/documents/identity-photos';
import { toDay } from '@contract/kernel/fields/day';
import { aboutYou } from '@contract/people/about-you';
import { addresses } from '@contract/people/addresses';
import { agentTrainings, CONDUCT_VERSION } from '@contract/people/agent-training';
import { bankAccounts } from '@contract/people/bank-accounts';
import { beneficiaries } from '@contract/people/beneficiaries';
import { consents } from '@contract/people/consents';
import { identityChecks } from '@contract/people/identity-checks';
import { investorContracts as contract } from '@contract/people/investor-contract';
import type { OnboardingRole, OnboardingSection } from '@contract/people/onboarding';
import { phones } from '@contract/people/phones';
import { profiles } from '@contract/people/profiles';
import { references } from '@contract/people/references';
import { riskAcknowledgements as risk } from '@contract/people/risk-acknowledgements';
import { taxProfiles } from '@contract/people/tax-profiles';
import { workProfiles } from '@contract/people/work-profiles';
import { rightAnswers } from '@server/features/people';
import { uploadOwn } from './demo-acts';
import { type Person, staff } from './demo-cast';
import { companyRfc, type Facts } from './demo-facts';
import { demoIdentityPhoto } from './demo-files';
import type { StoryPlayer } from './story-player';
import type { Visit } from './story-visit';

/** Who gives it, and how. */
export interface Newcomer {
  player: StoryPlayer;
  /** How what is no file is sent. */
  call: Visit['call'];
  /** The code that was last sent to a telephone. */
  codeTo: (phone: string) => Promise<string>;
  who: Person & { role: OnboardingRole };
  /** Where their money goes; null of who registered it before. */
  clabe: string | null;
  isCompany: boolean;
  facts: Facts;
  /** The person who signs for a company. */
  representative: { name: string; facts: Facts };
}

type Give = (newcomer: Newcomer) => Promise<unknown>;

const FIRST = { version: 0 };
const FOUNDED_ON = toDay('2014-03-11');
const quizAnswers = {
  cash: 'clabe',
  codes: 'himself',
  savings: 'estimate',
  photos: 'remove',
  evidence: 'back',
} as const;

/** What was given before the onboarding. */
const before: Give = async () => undefined;

/** A paper that staff looked at. */
const paper =
  (fileType: string, title: string): Give =>
  async ({ player, who }) => {
    const { id } = await uploadOwn(player, who, fileType, title);
    await player.call(staff, documentStorage.verify, { body: { id } });
  };

/** What each section of an onboarding asks for, given as the person's own page does. */
export const give: Record<OnboardingSection, Give> = {
  profile: ({ call, who, isCompany, facts, representative }) =>
    call(profiles.edit, {
      body: {
        ...FIRST,
        ...(isCompany
          ? {
              trade_name: who.name,
              incorporated_on: FOUNDED_ON,
              representative_name: representative.name,
              representative_curp: representative.facts.curp,
              representative_role: 'Administración única',
            }
          : {
              curp: facts.curp,
              birth_day: facts.bornOn,
              sex: facts.sex,
              nationality: 'MX',
              marital_regime: 'separate_property',
            }),
      },
    }),
  async phone({ call, codeTo, facts }) {
    await call(phones.requestCode, { body: { phone: facts.phone } });
    await call(phones.edit, { body: { code: await codeTo(facts.phone) } });
  },
  address: ({ call, facts: { place, street, number } }) =>
    call(addresses.edit, {
      body: {
        ...FIRST,
        postal_code: place.postalCode,
        state: place.state,
        municipality: place.municipality,
        neighbourhood: 'Centro',
        street,
        exterior_number: number,
      },
    }),
  about_you: ({ call, who, isCompany, facts: { occupation, incomeCents, business } }) =>
    call(aboutYou.edit, {
      body: {
        ...FIRST,
        // A company that invests says it in its identity check.
        ...(!(isCompany && who.role === 'investor') && { occupation }),
        monthly_income_cents: incomeCents,
        ...(!isCompany && { dependants: 2, housing: 'owned', education: 'bachelor' }),
        ...(who.role === 'client' && business),
        ...(who.role === 'investor' && {
          experience: 'some',
          objective: 'income',
          horizon: 'medium',
          loss_tolerance: 'little',
        }),
      },
    }),
  async identity_photos({ player, who }) {
    const id = await player.userIdOf(who);
    for (const name of identityPhotoNames) {
      const photo = await player.call(who, documentStorage.uploadUser, {
        params: { id },
        body: { file_type: String(identityPhotos[name]) },
        file: { name: 'fotografia.png', bytes: demoIdentityPhoto(name) },
      });
      await player.call(staff, documentStorage.verify, { body: { id: photo.id } });
    }
  },
  identity_check: (newcomer) =>
    newcomer.call(identityChecks.editPerson, {
      body: {
        ...FIRST,
        ...answersOf(newcomer),
        ...(newcomer.isCompany && controllersOf(newcomer)),
      },
    }),
  identity_answers: (newcomer) =>
    newcomer.call(identityChecks.editPerson, { body: { ...FIRST, ...answersOf(newcomer) } }),
  async controllers(newcomer) {
    const { version, answers } = await newcomer.call(identityChecks.showPerson);
    await newcomer.call(identityChecks.editPerson, {
      body: { ...answers, version, ...controllersOf(newcomer) },
    });
  },
  tax_profile: ({ call, who, isCompany, facts }) =>
    call(taxProfiles.edit, {
      body: {
        ...FIRST,
        rfc: isCompany ? companyRfc(who.name, FOUNDED_ON) : facts.rfc,
        rfc_confirmed: true,
        fiscal_name: who.name,
        regime: isCompany ? '601' : '612',
        postal_code: facts.place.postalCode,
        cfdi_use: 'G03',
        invoice_email: who.email,
      },
    }),
  tax_proof: paper('4', 'Constancia de situación fiscal'),
  deed: before,
  power_of_attorney: before,
  documents: before,
  bank_account: ({ call, who, clabe }) =>
    clabe === null
      ? Promise.resolve()
      : call(bankAccounts.edit, { body: { clabe, holder: who.name, version: 0 } }),
  async risk_acknowledgement({ call }) {
    const { text_sha256 } = await call(risk.show);
    await call(risk.answer, { body: { text_sha256, answers: rightAnswers } });
  },
  async investor_contract({ call }) {
    const { sha256 } = await call(contract.show);
    await call(contract.sign, { body: { sha256 } });
  },
  beneficiaries: ({ call }) =>
    call(beneficiaries.save, {
      body: {
        ...FIRST,
        beneficiaries: [
          { full_name: 'Eva Mora Tapia', relation: 'Hija', birth_day: '1999-10-02', share: 60 },
          { full_name: 'Luis Mora Tapia', relation: 'Hijo', birth_day: '2001-02-19', share: 40 },
        ],
      },
    }),
  async references({ call, facts: { place } }) {
    for (const [full_name, relation, last] of [
      ['Ana Luna Paz', 'Hermana', '5678'],
      ['Joel Paz Gil', 'Proveedor', '5679'],
    ] as const) {
      const phone = `${place.area}${'1234567890'.slice(0, 6 - place.area.length)}${last}`;
      const body = { kind: 'personal', full_name, phone, relation, years: 8 };
      await call(references.create, { body });
    }
  },
  experience: (newcomer) =>
    work(newcomer, {
      experience: {
        years: 9,
        systems_installed: 340,
        summary: 'Paneles y calentadores para casas y comercios de la región.',
      },
    }),
  technologies: (newcomer) => work(newcomer, { technologies: ['photovoltaic', 'heater'] }),
  zones: (newcomer) => work(newcomer, { states: [newcomer.facts.place.state] }),
  async bureau_consent({ call }) {
    const { items } = await call(consents.list);
    const bureau = items.find(({ document }) => document === 'bureau');
    await call(consents.give, {
      params: { document: 'bureau' },
      body: { text_sha256: bureau?.text_sha256, names: bureau?.names },
    });
  },
  code_of_conduct: ({ call }) =>
    call(agentTrainings.acceptConduct, { body: { version: CONDUCT_VERSION } }),
  quiz: ({ call }) => call(agentTrainings.answerQuiz, { body: quizAnswers }),
};

/** What a company does, and what it does with its money. */
const business = {
  supplier: ['Venta e instalación de sistemas solares', 'Comprar equipo para instalar'],
  investor: ['Comercio al por mayor', 'Que la reserva de la empresa rinda'],
} as const;

const answersOf = ({ who, isCompany }: Newcomer) => ({
  own_account: true,
  // Who is no company said it about themselves.
  ...(isCompany && { occupation: businessOf(who.role)[0] }),
  pep: 'none',
  funds_source: 'business',
  funds_use: isCompany ? businessOf(who.role)[1] : usesOf[who.role],
  monthly_amount_cents: 4_000_000,
  taxed_abroad: false,
});

/** What a person does with their money here. */
const usesOf: Record<OnboardingRole, string> = {
  client: 'Pagar mi sistema y bajar el recibo de luz',
  investor: 'Que mi ahorro rinda',
  supplier: 'Comprar equipo para instalar',
  supplier_agent: 'Recibir mis comisiones',
};

const businessOf = (role: OnboardingRole) =>
  role === 'investor' ? business.investor : business.supplier;

const controllersOf = ({ representative }: Newcomer) => ({
  controllers: [{ full_name: representative.name, control: 'administration' }],
});

async function work({ call }: Newcomer, part: object) {
  const { version } = await call(workProfiles.show);
  await call(workProfiles.edit, { body: { version, ...part } });
}
