import { describe, expect, it } from 'vitest';
import { toCentavos } from '../kernel/fields/centavos';
import { toDay } from '../kernel/fields/day';
import { nextStep, type StepFacts } from './next-step';
import { projectStatuses } from './project-states';

const facts = (changes: Partial<StepFacts> = {}): StepFacts => ({
  status: 'in_review',
  reason: null,
  papers: { missing: [], rejected: [], pending: [] },
  isCounterOffer: false,
  conditions: [],
  funding: null,
  signed: 0,
  signsByLink: null,
  evidence: 'missing',
  due: null,
  giveBack: toCentavos(0),
  restructureUntil: null,
  next: null,
  ...changes,
});

const papers = (changes: Partial<StepFacts['papers']>) =>
  nextStep(facts({ papers: { missing: [], rejected: [], pending: [], ...changes } }));

describe('a request in review', () => {
  it('names what is missing and what was rejected before anything else', () => {
    const both = ['Identificación oficial', 'Recibo de luz'];
    expect(papers({ missing: both, pending: ['Acta'] })).toMatchObject({
      actor: 'client',
      toApplicant: 'Te falta subir Identificación oficial y Recibo de luz.',
      toOthers: 'Al solicitante le falta subir Identificación oficial y Recibo de luz.',
    });
    expect(papers({ missing: ['Acta'], rejected: ['Recibo de luz'] }).toApplicant).toBe(
      'Te falta corregir y subir de nuevo Recibo de luz; también, subir Acta.',
    );
  });

  it('waits for staff once everything was sent, and for their decision once it was verified', () => {
    expect(papers({ pending: ['Recibo de luz'] })).toMatchObject({
      actor: 'admin',
      toApplicant: 'Recibimos tus documentos. Estamos revisando Recibo de luz.',
    });
    expect(papers({})).toMatchObject({
      actor: 'admin',
      toApplicant: 'Tus documentos están completos: estamos por decidir.',
    });
  });
});

describe('after the decision', () => {
  it('tells the installer of their own turn as theirs', () => {
    const told = (changes: Partial<StepFacts>) => nextStep(facts(changes)).toSupplier;
    expect(told({ status: 'to_sign', signed: 1 })).toBe('Te toca firmar el contrato.');
    expect(told({ status: 'installing' })).toBe(
      'Termina la instalación y sube la fotografía del sistema.',
    );
    expect(told({ status: 'to_sign', signed: 0 })).toBe('El solicitante debe firmar el contrato.');
  });

  it('each one acts in turn until the money is delivered', () => {
    const actor = (changes: Partial<StepFacts>) => nextStep(facts(changes)).actor;
    expect(actor({ status: 'approved' })).toBe('client');
    expect(actor({ status: 'accepted' })).toBe('admin');
    expect(actor({ status: 'published' })).toBe('investor');
    expect(actor({ status: 'to_sign', signed: null })).toBeNull();
    expect(actor({ status: 'to_sign' })).toBe('client');
    expect(actor({ status: 'to_sign', signed: 1, signsByLink: 'spouse' })).toBe('client');
    expect(actor({ status: 'to_sign', signed: 1 })).toBe('supplier');
    expect(actor({ status: 'installing' })).toBe('supplier');
    expect(actor({ status: 'installing', evidence: 'pending' })).toBe('admin');
    expect(actor({ status: 'installing', evidence: 'verified' })).toBe('admin');
  });

  it('shows how far the funding is', () => {
    const funding = {
      committed: toCentavos(2_500_000),
      goal: toCentavos(8_500_000),
      closesOn: toDay('2026-12-15'),
    };
    expect(nextStep(facts({ status: 'published', funding })).toApplicant).toBe(
      'Los inversionistas llevan $25,000.00 MXN de $85,000.00 MXN; el plazo termina el 15 de diciembre de 2026.',
    );
  });

  it('says that a counter-offer is one, and which conditions are left before it is published', () => {
    const step = (changes: Partial<StepFacts>) => nextStep(facts(changes));
    expect(step({ status: 'approved', isCounterOffer: true }).toApplicant).toBe(
      'Te ofrecemos otras condiciones: compáralas con lo que pediste y decide.',
    );
    expect(step({ status: 'accepted', conditions: ['Enviar el recibo', 'Un aval'] })).toMatchObject(
      {
        actor: 'client',
        toApplicant: 'Aceptaste las condiciones. Falta cumplir: Enviar el recibo; Un aval.',
        toOthers: 'Al solicitante le falta cumplir 2 condiciones de la aprobación.',
      },
    );
  });

  it('gives the reason of an end, that of a rejection to its applicant alone', () => {
    expect(nextStep(facts({ status: 'rejected', reason: 'Ingresos' })).toOthers).toBe(
      'La solicitud no se aprobó.',
    );
    const reason = 'Ingresos no comprobados';
    expect(nextStep(facts({ status: 'rejected', reason })).toApplicant).toBe(
      'La solicitud no se aprobó. Motivo: Ingresos no comprobados',
    );
  });
});

describe('a credit that is being paid', () => {
  const amount = toCentavos(964_277);
  const dueOn = toDay('2026-12-01');
  const sentenceFor = (changes: Partial<StepFacts>) =>
    nextStep(facts({ status: 'repaying', ...changes })).toApplicant;

  it('shows what is overdue, what is due today, what comes next', () => {
    const next = { amount, dueOn };
    expect(sentenceFor({ next })).toBe(
      'Tu próxima mensualidad, de $9,642.77 MXN, vence el 1 de diciembre de 2026.',
    );
    expect(sentenceFor({ next, due: { amount, dueOn, late: false } })).toBe(
      'Tu mensualidad de $9,642.77 MXN vence hoy.',
    );
    expect(sentenceFor({ next, due: { amount, dueOn, late: true } })).toBe(
      'Debes $9,642.77 MXN desde el 1 de diciembre de 2026: págalos para que no crezca el interés moratorio.',
    );
    expect(sentenceFor({})).toBe('No debes nada por ahora.');
    expect(sentenceFor({ next, giveBack: toCentavos(50_000) })).toBe(
      'Tu próxima mensualidad, de $9,642.77 MXN, vence el 1 de diciembre de 2026. Además debes $500.00 MXN que se te devolvieron y no eran tuyos.',
    );
  });

  it('says beside it that other terms wait for an answer', () => {
    const next = { amount, dueOn };
    expect(sentenceFor({ next, restructureUntil: toDay('2026-11-30') })).toBe(
      'Tu próxima mensualidad, de $9,642.77 MXN, vence el 1 de diciembre de 2026. Tienes una propuesta de reestructura hasta el 30 de noviembre de 2026: revísala en tu crédito.',
    );
  });

  it('does not show others what the applicant owes', () => {
    const due = { amount, dueOn, late: true };
    expect(nextStep(facts({ status: 'repaying', due })).toOthers).not.toMatch(/Debe|\d/);
  });
});

it('every state has a sentence, and those that have ended wait for no role', () => {
  for (const status of projectStatuses) {
    const { actor, toApplicant, toOthers } = nextStep(facts({ status }));
    expect([toApplicant, toOthers].every((sentence) => sentence.endsWith('.'))).toBe(true);
    const over = ['settled', 'rejected', 'cancelled', 'not_funded'].includes(status);
    expect(actor === null).toBe(over);
  }
});
