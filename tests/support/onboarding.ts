import { identityPhotos } from '@contract/documents/identity-photos';
import { CONDUCT_VERSION } from '@contract/people/agent-training';
import type { OnboardingSection } from '@contract/people/onboarding';
import { rightAnswers } from '@server/features/people/risk-acknowledgements/rules';
import type { Person } from './api';
import { jpg, pdf } from './files';
import { multipart } from './multipart';
import { present } from './present';

/** Whose data is given: of a test of the API, or of a browser test. */
type Owner = Pick<Person, 'userId' | 'call'>;

interface Codes {
  /** Confirms the second factor of a person's session. */
  confirm: (who: Owner) => Promise<unknown>;
  /** What was sent to a telephone, in E.164. */
  sentTo: (phone: string) => Promise<string | undefined>;
}

const CURP = 'MOTR930411HJCRMN03';
const ownAnswers = {
  own_account: true,
  occupation: 'Comerciante',
  pep: 'none',
  funds_source: 'business',
  funds_use: 'Pagar el sistema de mi local',
  monthly_amount_cents: 500_000,
  taxed_abroad: false,
};
const controllers = {
  controllers: [{ full_name: 'Rosa Mora Téllez', control: 'administration' }],
};
export const rightQuiz = {
  cash: 'clabe',
  codes: 'himself',
  savings: 'estimate',
  photos: 'remove',
  evidence: 'back',
};

/** Gives what a section of an onboarding asks for, by the calls of the product; each once for a person. */
export function onboardingData({ confirm, sentTo }: Codes) {
  let serial = Math.floor(Math.random() * 80_000_000) + 10_000_000;

  async function put(who: Owner, url: string, body: object) {
    return must(await who.call({ method: 'PUT', url, body }), url);
  }
  async function post(who: Owner, url: string, body: object) {
    return must(await who.call({ method: 'POST', url, body }), url);
  }
  async function upload(who: Owner, docId: number, fileName: string, content: Buffer | string) {
    const url = `/storagev3/documents/upload/user/${who.userId}`;
    const form = multipart({ file_type: String(docId) }, { name: 'file', fileName, content });
    must(await who.call({ method: 'POST', url, ...form }), url);
  }
  const paper = (docId: number) => (who: Owner) => upload(who, docId, 'documento.pdf', pdf());
  const isCompany = async (who: Owner) =>
    (await who.call({ url: '/api/v1/profile' })).json.kind === 'legal_entity';
  async function work(who: Owner, part: object) {
    const { version } = (await who.call({ url: '/api/v1/profile/work' })).json;
    await put(who, '/api/v1/profile/work', { version, ...part });
  }

  const give: Record<OnboardingSection, (who: Owner) => Promise<unknown>> = {
    async profile(who) {
      const person = {
        curp: CURP,
        birth_day: '1993-04-11',
        sex: 'H',
        nationality: 'MX',
        marital_regime: 'single',
      };
      const company = {
        trade_name: 'Soles',
        incorporated_on: '2015-03-02',
        representative_name: 'Rosa Mora Téllez',
        representative_curp: CURP,
        representative_role: 'Administradora única',
      };
      await put(who, '/api/v1/profile', {
        version: 0,
        ...((await isCompany(who)) ? company : person),
      });
    },
    async phone(who) {
      serial += 1;
      await confirm(who);
      await post(who, '/api/v1/profile/phone/codes', { phone: `33${serial}` });
      const text = (await sentTo(`+5233${serial}`)) ?? '';
      const code = /código es (\d{6})/.exec(text)?.[1];
      await put(who, '/api/v1/profile/phone', { code });
    },
    address: (who) =>
      put(who, '/api/v1/profile/address', {
        version: 0,
        postal_code: '44100',
        state: 'Jalisco',
        municipality: 'Guadalajara',
        neighbourhood: 'Centro',
        street: 'Morelos',
        exterior_number: '120',
      }),
    async about_you(who) {
      const { fields } = (await who.call({ url: '/api/v1/profile/about-you' })).json;
      const answers = {
        occupation: 'Comerciante',
        monthly_income_cents: 3_000_000,
        dependants: 2,
        housing: 'owned',
        education: 'bachelor',
        experience: 'some',
        objective: 'income',
        horizon: 'medium',
        loss_tolerance: 'little',
      };
      const asked = Object.entries(answers).filter(([name]) => fields.includes(name));
      await put(who, '/api/v1/profile/about-you', { version: 0, ...Object.fromEntries(asked) });
    },
    async identity_photos(who) {
      for (const docId of Object.values(identityPhotos))
        await upload(who, docId, 'foto.jpg', jpg());
    },
    async identity_check(who) {
      await confirm(who);
      const body = { version: 0, ...ownAnswers, ...((await isCompany(who)) && controllers) };
      await put(who, '/api/v1/profile/identity-checks/person', body);
    },
    async identity_answers(who) {
      await confirm(who);
      await put(who, '/api/v1/profile/identity-checks/person', { version: 0, ...ownAnswers });
    },
    async controllers(who) {
      await confirm(who);
      const url = '/api/v1/profile/identity-checks/person';
      const { version, answers } = (await who.call({ url })).json;
      await put(who, url, { ...answers, version, ...controllers });
    },
    async tax_profile(who) {
      const company = await isCompany(who);
      await put(who, '/api/v1/profile/tax', {
        version: 0,
        rfc: company ? 'SOL150302AB1' : 'GODE561231GR8',
        rfc_confirmed: true,
        fiscal_name: 'Rosa Mora Téllez',
        regime: company ? '601' : '612',
        postal_code: '44100',
        cfdi_use: 'G03',
        invoice_email: 'rosa@ejemplo.mx',
      });
    },
    tax_proof: paper(4),
    deed: paper(5),
    power_of_attorney: paper(6),
    async bank_account(who) {
      await confirm(who);
      await put(who, '/api/v1/bank-account', {
        clabe: '032180000118359719',
        version: 0,
        holder: (await who.call({ url: '/api/v1/profile' })).json.full_name,
      });
    },
    async beneficiaries(who) {
      await confirm(who);
      const eva = { full_name: 'Eva Mora Tapia', relation: 'Hija', birth_day: '1999-10-02' };
      await put(who, '/api/v1/profile/beneficiaries', {
        version: 0,
        beneficiaries: [{ ...eva, share: 100 }],
      });
    },
    async references(who) {
      for (const phone of ['5512345678', '5512345679']) {
        await post(who, '/api/v1/profile/references', {
          kind: 'personal',
          full_name: 'Ana Luna Paz',
          phone,
          relation: 'Hermana',
          years: 12,
        });
      }
    },
    async documents(who) {
      for (const docId of (await isCompany(who)) ? [1, 5, 6] : [1]) await paper(docId)(who);
    },
    experience: (who) =>
      work(who, {
        experience: {
          years: 8,
          systems_installed: 340,
          summary: 'Paneles para casas y comercios del centro.',
        },
      }),
    technologies: (who) => work(who, { technologies: ['photovoltaic'] }),
    zones: (who) => work(who, { states: ['Jalisco'] }),
    async bureau_consent(who) {
      await confirm(who);
      const { items } = (await who.call({ url: '/api/v1/profile/consents' })).json;
      const { text_sha256, names } = present(items.find(({ document }) => document === 'bureau'));
      await post(who, '/api/v1/profile/consents/bureau', { text_sha256, names });
    },
    async risk_acknowledgement(who) {
      await confirm(who);
      const url = '/api/v1/profile/risk-acknowledgement';
      const { text_sha256 } = (await who.call({ url })).json;
      await post(who, url, { text_sha256, answers: rightAnswers });
    },
    async investor_contract(who) {
      await confirm(who);
      const url = '/api/v1/profile/investor-contract';
      const { sha256 } = (await who.call({ url })).json;
      await post(who, `${url}/sign`, { sha256 });
    },
    code_of_conduct: (who) =>
      post(who, '/api/v1/agent-training/conduct', { version: CONDUCT_VERSION }),
    quiz: (who) => post(who, '/api/v1/agent-training/quiz', rightQuiz),
  };
  return { give, work };
}

function must(reply: { status: number; json: unknown }, url: string) {
  if (reply.status !== 200) throw new Error(`${url}: ${JSON.stringify(reply.json)}`);
}
