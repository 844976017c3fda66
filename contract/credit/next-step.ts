import { type Centavos, formatMxn } from '../kernel/fields/centavos';
import type { Day } from '../kernel/fields/day';
import { dayInWords } from '../kernel/fields/day-in-words';
import type { Role } from '../kernel/roles';
import type { ProjectStatus } from './project-states';
import type { StageItem } from './stage-item';

interface Instalment {
  amount: Centavos;
  dueOn: Day;
}

/** What decides what happens next with a project. */
export interface StepFacts {
  status: ProjectStatus;
  /** Why it was rejected or withdrawn. */
  reason: string | null;
  /** Names of the required documents that are not verified, by what is the matter with them. */
  papers: { missing: readonly string[]; rejected: readonly string[]; pending: readonly string[] };
  /** Set while investors are gathering it. */
  funding: { committed: Centavos; goal: Centavos; closesOn: Day } | null;
  /** How many of the contract's parties have signed: the applicant first, then the supplier. */
  signed: number;
  evidence: StageItem['evidence'];
  /** Everything whose day has come, since the oldest of those days. */
  due: (Instalment & { late: boolean }) | null;
  /** The first instalment whose day has not, and what is to be paid of it besides what is in favour. */
  next: Instalment | null;
  /** Was returned to the applicant and was not theirs. */
  giveBack: Centavos;
}

export interface NextStep {
  /** Who must act, or null when nobody has to. */
  actor: Role | null;
  toApplicant: string;
  /** The same for those who work on the project. */
  toOthers: string;
}

/** What happens next with a project, who must do it, and the sentence that says so on every screen. */
export function nextStep(facts: StepFacts): NextStep {
  switch (facts.status) {
    case 'in_review':
      return review(facts.papers);
    case 'approved':
      return step(
        'client',
        'Aprobamos tu crédito: revisa las condiciones y acéptalas.',
        'El solicitante debe aceptar las condiciones.',
      );
    case 'accepted':
      return step(
        'admin',
        'Aceptaste las condiciones: preparamos la publicación para los inversionistas.',
        'El equipo de revisión debe publicar el proyecto.',
      );
    case 'published':
      return step('investor', ...twice(gathering(facts.funding)));
    case 'to_sign':
      return facts.signed === 0
        ? step(
            'client',
            'Tu crédito está fondeado: lee el contrato y fírmalo.',
            'El solicitante debe firmar el contrato.',
          )
        : step(
            'supplier',
            'Ya firmaste: falta la firma del instalador.',
            'El instalador debe firmar el contrato.',
          );
    case 'installing':
      return installation(facts.evidence);
    case 'repaying':
      return step('client', toPay(facts), 'El solicitante está pagando el crédito.');
    case 'settled':
      return step(null, 'Tu crédito está liquidado.', 'El crédito está liquidado.');
    case 'rejected':
      return step(null, ...twice(`La solicitud no se aprobó.${because(facts.reason)}`));
    case 'cancelled':
      return step(null, ...twice(`La solicitud se retiró.${because(facts.reason)}`));
    case 'not_funded':
      return step(
        null,
        'No se reunió el monto a tiempo; puedes pedirlo de nuevo.',
        'No se reunió el monto a tiempo.',
      );
  }
}

const step = (actor: Role | null, toApplicant: string, toOthers: string): NextStep => ({
  actor,
  toApplicant,
  toOthers,
});

const twice = (sentence: string): [string, string] => [sentence, sentence];

const because = (reason: string | null) => (reason ? ` Motivo: ${reason}` : '');

const listed = new Intl.ListFormat('es-MX', { type: 'conjunction' });

function review({ missing, rejected, pending }: StepFacts['papers']): NextStep {
  const asked = [
    ...(rejected.length > 0 ? [`corregir y subir de nuevo ${listed.format(rejected)}`] : []),
    ...(missing.length > 0 ? [`subir ${listed.format(missing)}`] : []),
  ].join('; también, ');
  if (asked) {
    return step('client', `Te falta ${asked}.`, `Al solicitante le falta ${asked}.`);
  }
  if (pending.length > 0) {
    const names = listed.format(pending);
    return step(
      'admin',
      `Recibimos tus documentos. Estamos revisando ${names}.`,
      `El equipo de revisión debe verificar ${names}.`,
    );
  }
  return step(
    'admin',
    'Tus documentos están completos: estamos por decidir.',
    'Los documentos están completos: el equipo de revisión debe decidir.',
  );
}

function gathering(funding: StepFacts['funding']): string {
  if (!funding) return 'Los inversionistas están reuniendo el crédito.';
  const { committed, goal, closesOn } = funding;
  return `Los inversionistas llevan ${formatMxn(committed)} de ${formatMxn(goal)}; el plazo termina el ${dayInWords(closesOn)}.`;
}

function installation(evidence: StepFacts['evidence']): NextStep {
  switch (evidence) {
    case 'missing':
      return step(
        'supplier',
        'El instalador trabaja en tu sistema.',
        'El instalador debe terminar y subir la fotografía del sistema.',
      );
    case 'pending':
      return step(
        'admin',
        'El instalador terminó: revisamos la fotografía de tu sistema.',
        'El equipo de revisión debe verificar la fotografía del sistema.',
      );
    case 'verified':
      return step(
        'admin',
        'Tu instalación está verificada: estamos por entregar el dinero.',
        'El equipo de revisión debe aprobar la instalación y entregar el dinero.',
      );
  }
}

function toPay(facts: StepFacts): string {
  if (facts.giveBack === 0) return instalmentToPay(facts);
  return `${instalmentToPay(facts)} Además debes ${formatMxn(facts.giveBack)} que se te devolvieron y no eran tuyos.`;
}

function instalmentToPay({ due, next }: StepFacts): string {
  if (due?.late) {
    return `Debes ${formatMxn(due.amount)} desde el ${dayInWords(due.dueOn)}: págalos para que no crezca el interés moratorio.`;
  }
  if (due) return `Tu mensualidad de ${formatMxn(due.amount)} vence hoy.`;
  if (next?.amount === 0) {
    return `Tu saldo a favor paga tu próxima mensualidad, que vence el ${dayInWords(next.dueOn)}.`;
  }
  if (next) {
    return `Tu próxima mensualidad, de ${formatMxn(next.amount)}, vence el ${dayInWords(next.dueOn)}.`;
  }
  return 'No debes nada por ahora.';
}
