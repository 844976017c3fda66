import { investingFaqWords } from '@contract/locales/es-MX/platform/faqs';
import { t } from '@portal/i18n';
import type { Faq } from './faq';

/** Investing, money in and out, and taxes. */
export const investingFaqs: readonly Faq[] = [
  {
    id: 'no-fondeado',
    topic: 'investing',
    audience: ['investor'],
    question: t(investingFaqWords['no-fondeado'].question),
    answer: t(investingFaqWords['no-fondeado'].answer),
  },
  {
    id: 'garantia',
    topic: 'investing',
    audience: ['investor'],
    question: t(investingFaqWords.garantia.question),
    answer: t(investingFaqWords.garantia.answer),
  },
  {
    id: 'calificacion',
    topic: 'investing',
    audience: ['investor'],
    question: t(investingFaqWords.calificacion.question),
    answer: t(investingFaqWords.calificacion.answer),
    screen: {
      label: t(investingFaqWords.calificacion.label),
      path: { investor: '/inversionista/oportunidades' },
      can: 'opportunities.list',
    },
  },
  {
    id: 'limite',
    topic: 'investing',
    audience: ['investor'],
    question: t(investingFaqWords.limite.question),
    answer: t(investingFaqWords.limite.answer),
  },
  {
    id: 'arrepentirse',
    topic: 'investing',
    audience: ['investor'],
    question: t(investingFaqWords.arrepentirse.question),
    answer: t(investingFaqWords.arrepentirse.answer),
  },
  {
    id: 'atraso',
    topic: 'investing',
    audience: ['investor'],
    question: t(investingFaqWords.atraso.question),
    answer: t(investingFaqWords.atraso.answer),
    screen: {
      label: t(investingFaqWords.atraso.label),
      path: { investor: '/inversionista/mis-proyectos' },
      can: 'participations.list',
    },
  },
  {
    id: 'reparto',
    topic: 'investing',
    audience: ['investor'],
    question: t(investingFaqWords.reparto.question),
    answer: t(investingFaqWords.reparto.answer),
    screen: {
      label: t(investingFaqWords.reparto.label),
      path: { investor: '/inversionista/mis-movimientos' },
      can: 'movements.list',
    },
  },
  {
    id: 'abonar',
    topic: 'money',
    audience: ['investor'],
    question: t(investingFaqWords.abonar.question),
    answer: t(investingFaqWords.abonar.answer),
    screen: {
      label: t(investingFaqWords.abonar.label),
      path: { investor: '/inversionista/abonar-fondos' },
      can: 'deposits.list',
    },
  },
  {
    id: 'abono-no-aparece',
    topic: 'money',
    audience: ['investor', 'client'],
    question: t(investingFaqWords['abono-no-aparece'].question),
    answer: t(investingFaqWords['abono-no-aparece'].answer),
  },
  {
    id: 'retiro',
    topic: 'money',
    audience: ['investor'],
    question: t(investingFaqWords.retiro.question),
    answer: t(investingFaqWords.retiro.answer),
    screen: {
      label: t(investingFaqWords.retiro.label),
      path: { investor: '/inversionista/editar-perfil/banco' },
      can: 'bank-accounts.edit',
    },
  },
  {
    id: 'cuanto-tarda-retiro',
    topic: 'money',
    audience: ['investor'],
    question: t(investingFaqWords['cuanto-tarda-retiro'].question),
    answer: t(investingFaqWords['cuanto-tarda-retiro'].answer),
    screen: {
      label: t(investingFaqWords['cuanto-tarda-retiro'].label),
      path: { investor: '/inversionista/retirar-fondos' },
      can: 'withdrawals.create',
    },
  },
  {
    id: 'impuestos',
    topic: 'taxes',
    audience: ['investor'],
    question: t(investingFaqWords.impuestos.question),
    answer: t(investingFaqWords.impuestos.answer),
    screen: {
      label: t(investingFaqWords.impuestos.label),
      path: { investor: '/inversionista/mis-movimientos' },
      can: 'movements.list',
    },
  },
  {
    id: 'iva-credito',
    topic: 'taxes',
    audience: ['client'],
    question: t(investingFaqWords['iva-credito'].question),
    answer: t(investingFaqWords['iva-credito'].answer),
  },
];
