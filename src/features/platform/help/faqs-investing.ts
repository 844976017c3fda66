import { investingFaqWords as words } from '@contract/locales/es-MX/platform/faqs';
import { t } from '@portal/i18n';
import type { Faq } from './faq';

/** Investing, money in and out, and taxes. */
export const investingFaqs: readonly Faq[] = [
  {
    id: 'no-fondeado',
    topic: 'investing',
    audience: ['investor'],
    question: t(words['no-fondeado'].question),
    answer: t(words['no-fondeado'].answer),
  },
  {
    id: 'garantia',
    topic: 'investing',
    audience: ['investor'],
    question: t(words.garantia.question),
    answer: t(words.garantia.answer),
  },
  {
    id: 'calificacion',
    topic: 'investing',
    audience: ['investor'],
    question: t(words.calificacion.question),
    answer: t(words.calificacion.answer),
    screen: {
      label: t(words.calificacion.label),
      path: { investor: '/inversionista/oportunidades' },
      can: 'opportunities.list',
    },
  },
  {
    id: 'limite',
    topic: 'investing',
    audience: ['investor'],
    question: t(words.limite.question),
    answer: t(words.limite.answer),
  },
  {
    id: 'arrepentirse',
    topic: 'investing',
    audience: ['investor'],
    question: t(words.arrepentirse.question),
    answer: t(words.arrepentirse.answer),
  },
  {
    id: 'atraso',
    topic: 'investing',
    audience: ['investor'],
    question: t(words.atraso.question),
    answer: t(words.atraso.answer),
    screen: {
      label: t(words.atraso.label),
      path: { investor: '/inversionista/mis-proyectos' },
      can: 'participations.list',
    },
  },
  {
    id: 'reparto',
    topic: 'investing',
    audience: ['investor'],
    question: t(words.reparto.question),
    answer: t(words.reparto.answer),
    screen: {
      label: t(words.reparto.label),
      path: { investor: '/inversionista/mis-movimientos' },
      can: 'movements.list',
    },
  },
  {
    id: 'abonar',
    topic: 'money',
    audience: ['investor'],
    question: t(words.abonar.question),
    answer: t(words.abonar.answer),
    screen: {
      label: t(words.abonar.label),
      path: { investor: '/inversionista/abonar-fondos' },
      can: 'deposits.list',
    },
  },
  {
    id: 'abono-no-aparece',
    topic: 'money',
    audience: ['investor', 'client'],
    question: t(words['abono-no-aparece'].question),
    answer: t(words['abono-no-aparece'].answer),
  },
  {
    id: 'retiro',
    topic: 'money',
    audience: ['investor'],
    question: t(words.retiro.question),
    answer: t(words.retiro.answer),
    screen: {
      label: t(words.retiro.label),
      path: { investor: '/inversionista/editar-perfil/banco' },
      can: 'bank-accounts.edit',
    },
  },
  {
    id: 'cuanto-tarda-retiro',
    topic: 'money',
    audience: ['investor'],
    question: t(words['cuanto-tarda-retiro'].question),
    answer: t(words['cuanto-tarda-retiro'].answer),
    screen: {
      label: t(words['cuanto-tarda-retiro'].label),
      path: { investor: '/inversionista/retirar-fondos' },
      can: 'withdrawals.create',
    },
  },
  {
    id: 'impuestos',
    topic: 'taxes',
    audience: ['investor'],
    question: t(words.impuestos.question),
    answer: t(words.impuestos.answer),
    screen: {
      label: t(words.impuestos.label),
      path: { investor: '/inversionista/mis-movimientos' },
      can: 'movements.list',
    },
  },
  {
    id: 'iva-credito',
    topic: 'taxes',
    audience: ['client'],
    question: t(words['iva-credito'].question),
    answer: t(words['iva-credito'].answer),
  },
];
