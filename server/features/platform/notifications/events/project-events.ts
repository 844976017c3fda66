import { type Centavos, formatMxn } from '@contract/kernel/fields/centavos';
import { href } from '@contract/kernel/screens';
import { work } from './event';

interface Project {
  projectId: string;
  folio: string;
}

/** Papers, signatures and the installation. */
export const projectEvents = {
  /** To whom the document speaks of and whoever uploaded it. */
  documentVerified: work(['bell'], ({ name, href }: { name: string; href: string | null }) => ({
    title: 'Documento verificado',
    body: `${name}: quedó verificado.`,
    href,
  })),
  /** To the same people. */
  documentRejected: work(
    ['bell', 'mail'],
    ({ name, reason, href }: { name: string; reason: string; href: string | null }) => ({
      title: 'Documento rechazado',
      body: `${name}: sube uno nuevo para continuar. Motivo: ${reason}`,
      href,
    }),
  ),
  /** To the installer, once the applicant has signed. */
  turnToSign: work(
    ['bell', 'mail'],
    ({ projectId, folio, contractId }: Project & { contractId: string }) => ({
      title: `Firma el contrato ${folio}`,
      body: 'El solicitante ya firmó. Con tu firma comienza la instalación.',
      href: href('contractWorkflow', { projectId, workflowId: contractId }),
    }),
  ),
  /** To the applicant. */
  contractSigned: work(['bell', 'mail'], ({ projectId, folio }: Project) => ({
    title: `Contrato ${folio} firmado`,
    body: 'El instalador puede comenzar. Te avisaremos cuando el sistema esté aprobado.',
    href: href('loanApplication', { projectId }),
  })),
  /** To the installer. */
  turnToInstall: work(
    ['bell', 'mail'],
    ({ projectId, folio, siteId }: Project & { siteId: string | null }) => ({
      title: `Instala el proyecto ${folio}`,
      body: 'Cuando termines, sube la fotografía del sistema para que liberemos tu pago.',
      href: siteId
        ? href('siteEvidence', { projectId, siteId })
        : href('supplierProjectShow', { projectId }),
    }),
  ),
  /** To the installer, when an investor left before the delivery. */
  installationWaits: work(['bell', 'mail'], ({ projectId, folio }: Project) => ({
    title: `El proyecto ${folio} vuelve a fondeo`,
    body: 'Un inversionista salió antes de la entrega. Te avisaremos cuando se complete: no instales antes.',
    href: href('supplierProjectShow', { projectId }),
  })),
  /** To the installer. */
  installationApproved: work(
    ['bell', 'mail'],
    ({ folio, amount }: { folio: string; amount: Centavos }) => ({
      title: `Aprobamos la instalación ${folio}`,
      body: `Te transferiremos ${formatMxn(amount)}.`,
      href: href('supplierPayments'),
    }),
  ),
};
