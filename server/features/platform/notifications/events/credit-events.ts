import { type Centavos, formatMxn } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { dayInWords } from '@contract/kernel/fields/day-in-words';
import { href } from '@contract/kernel/screens';
import { work } from './event';

interface Project {
  projectId: string;
  folio: string;
}

interface Refused extends Project {
  reason: string;
}

/** From the request to the goal reached, or to the end of it. */
export const creditEvents = {
  /** To staff. */
  requestReceived: work(
    ['bell'],
    ({ projectId, folio, product }: Project & { product: string }) => ({
      title: `Nueva solicitud ${folio}`,
      body: `${product}. Revisa sus documentos y decide.`,
      href: href('backofficeProjectShow', { projectId }),
    }),
  ),
  /** To the installer. */
  installerChosen: work(
    ['bell', 'mail'],
    ({ projectId, folio, product, place }: Project & { product: string; place: string }) => ({
      title: `Te eligieron para el proyecto ${folio}`,
      body: `${product} en ${place}.`,
      href: href('supplierProjectShow', { projectId }),
    }),
  ),
  /** To the applicant. */
  requestApproved: work(
    ['bell', 'mail'],
    ({ projectId, folio, terms }: Project & { terms: string }) => ({
      title: `Aprobamos tu crédito ${folio}`,
      body: `${terms} Compara las condiciones con lo que pediste y acéptalas para publicarlo.`,
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant. */
  requestRejected: work(['bell', 'mail'], ({ projectId, folio, reason }: Refused) => ({
    title: `No aprobamos tu solicitud ${folio}`,
    body: reason,
    href: href('loanApplication', { projectId }),
  })),
  /** To the installer, whose project does not go on. */
  projectEnded: work(
    ['bell', 'mail'],
    ({ projectId, folio, title, reason }: Refused & { title: string }) => ({
      title: `${title}: ${folio}`,
      body: reason,
      href: href('supplierProjectShow', { projectId }),
    }),
  ),
  /** To staff, when the applicant ends it. */
  requestCancelled: work(
    ['bell'],
    ({ projectId, folio, title, reason }: Refused & { title: string }) => ({
      title: `${title}: ${folio}`,
      body: reason,
      href: href('backofficeProjectShow', { projectId }),
    }),
  ),
  /** To staff. */
  termsAccepted: work(['bell'], ({ projectId, folio }: Project) => ({
    title: `Condiciones aceptadas: ${folio}`,
    body: 'El solicitante aceptó las condiciones: ya se puede publicar.',
    href: href('backofficeProjectShow', { projectId }),
  })),
  /** To the applicant. */
  fundingOpened: work(
    ['bell', 'mail'],
    ({ projectId, folio, goal, closesOn }: Project & { goal: Centavos; closesOn: Day }) => ({
      title: `Tu crédito ${folio} está en fondeo`,
      body: `Los inversionistas pueden aportar ${formatMxn(goal)} hasta el ${dayInWords(closesOn)}.`,
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant, when an investor left before the delivery. */
  fundingReopened: work(
    ['bell', 'mail'],
    ({ projectId, folio, missing }: Project & { missing: Centavos }) => ({
      title: `Tu crédito ${folio} vuelve a fondeo`,
      body: `Faltan ${formatMxn(missing)}. Las firmas que ya existan se conservan.`,
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant. */
  fundingFailed: work(
    ['bell', 'mail'],
    ({ projectId, folio, gathered, goal }: Project & { gathered: Centavos; goal: Centavos }) => ({
      title: `Tu crédito ${folio} no se fondeó`,
      body: `Se reunieron ${formatMxn(gathered)} de ${formatMxn(goal)} antes del plazo. Puedes pedirlo de nuevo.`,
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant, with whose signature it goes on. */
  fundedAndToSign: work(
    ['bell', 'mail'],
    ({ projectId, folio, goal }: Project & { goal: Centavos }) => ({
      title: `Tu crédito ${folio} está fondeado`,
      body: `Los inversionistas reunieron ${formatMxn(goal)}. Lee el contrato y fírmalo para que comience la instalación.`,
      href: href('pendingContracts', { projectId }),
    }),
  ),
  /** To each investor. */
  opportunityFunded: work(
    ['bell', 'mail'],
    ({ folio, opportunityId, mine }: { folio: string; opportunityId: string; mine: Centavos }) => ({
      title: `El proyecto ${folio} reunió su meta`,
      body: `Tu compromiso de ${formatMxn(mine)} quedó en firme. Te avisaremos cuando se entregue el dinero.`,
      href: href('opportunityShow', { opportunityId }),
    }),
  ),
};
