import { accountFaqWords } from '@contract/locales/es-MX/platform/faqs';
import { t } from '@portal/i18n';
import { everyone, type Faq } from './faq';

const security = {
  client: '/solicitante/perfil/seguridad',
  investor: '/inversionista/perfil/seguridad',
  supplier: '/proveedor/perfil/seguridad',
} as const;

/** The team, the account, and fraud. */
export const accountFaqs: readonly Faq[] = [
  {
    id: 'verificacion-instalador',
    topic: 'team',
    audience: ['supplier'],
    question: t(accountFaqWords['verificacion-instalador'].question),
    answer: t(accountFaqWords['verificacion-instalador'].answer),
  },
  {
    id: 'de-donde-llegan',
    topic: 'team',
    audience: ['supplier'],
    question: t(accountFaqWords['de-donde-llegan'].question),
    answer: t(accountFaqWords['de-donde-llegan'].answer),
    screen: {
      label: t(accountFaqWords['de-donde-llegan'].label),
      path: { supplier: '/proveedor/mis-proyectos' },
      can: 'projects.list',
    },
  },
  {
    id: 'vendedores',
    topic: 'team',
    audience: ['supplier'],
    question: t(accountFaqWords.vendedores.question),
    answer: t(accountFaqWords.vendedores.answer),
  },
  {
    id: 'bloqueo',
    topic: 'account',
    audience: everyone,
    question: t(accountFaqWords.bloqueo.question),
    answer: t(accountFaqWords.bloqueo.answer),
  },
  {
    id: 'sesion',
    topic: 'account',
    audience: everyone,
    question: t(accountFaqWords.sesion.question),
    answer: t(accountFaqWords.sesion.answer),
  },
  {
    id: 'activar-dos-pasos',
    topic: 'account',
    audience: everyone,
    question: t(accountFaqWords['activar-dos-pasos'].question),
    answer: t(accountFaqWords['activar-dos-pasos'].answer),
    screen: { label: t(accountFaqWords['activar-dos-pasos'].label), path: security },
  },
  {
    id: 'dos-pasos',
    topic: 'account',
    audience: everyone,
    question: t(accountFaqWords['dos-pasos'].question),
    answer: t(accountFaqWords['dos-pasos'].answer),
    screen: { label: t(accountFaqWords['dos-pasos'].label), path: security },
  },
  {
    id: 'codigo-no-llega',
    topic: 'account',
    audience: everyone,
    question: t(accountFaqWords['codigo-no-llega'].question),
    answer: t(accountFaqWords['codigo-no-llega'].answer),
  },
  {
    id: 'soporte-entra',
    topic: 'account',
    audience: everyone,
    question: t(accountFaqWords['soporte-entra'].question),
    answer: t(accountFaqWords['soporte-entra'].answer),
  },
  {
    id: 'mensaje-falso',
    topic: 'fraud',
    audience: everyone,
    question: t(accountFaqWords['mensaje-falso'].question),
    answer: t(accountFaqWords['mensaje-falso'].answer),
  },
  {
    id: 'di-mis-datos',
    topic: 'fraud',
    audience: everyone,
    question: t(accountFaqWords['di-mis-datos'].question),
    answer: t(accountFaqWords['di-mis-datos'].answer),
    screen: { label: t(accountFaqWords['di-mis-datos'].label), path: security },
  },
  {
    id: 'robo',
    topic: 'fraud',
    audience: everyone,
    question: t(accountFaqWords.robo.question),
    answer: t(accountFaqWords.robo.answer),
    screen: { label: t(accountFaqWords.robo.label), path: security },
  },
  {
    id: 'movimiento-desconocido',
    topic: 'fraud',
    audience: ['investor'],
    question: t(accountFaqWords['movimiento-desconocido'].question),
    answer: t(accountFaqWords['movimiento-desconocido'].answer),
    screen: {
      label: t(accountFaqWords['movimiento-desconocido'].label),
      path: { investor: '/inversionista/retirar-fondos' },
      can: 'withdrawals.create',
    },
  },
];
