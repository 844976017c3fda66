import { accountFaqWords as words } from '@contract/locales/es-MX/platform/faqs';
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
    question: t(words['verificacion-instalador'].question),
    answer: t(words['verificacion-instalador'].answer),
  },
  {
    id: 'de-donde-llegan',
    topic: 'team',
    audience: ['supplier'],
    question: t(words['de-donde-llegan'].question),
    answer: t(words['de-donde-llegan'].answer),
    screen: {
      label: t(words['de-donde-llegan'].label),
      path: { supplier: '/proveedor/mis-proyectos' },
      can: 'projects.list',
    },
  },
  {
    id: 'vendedores',
    topic: 'team',
    audience: ['supplier'],
    question: t(words.vendedores.question),
    answer: t(words.vendedores.answer),
  },
  {
    id: 'bloqueo',
    topic: 'account',
    audience: everyone,
    question: t(words.bloqueo.question),
    answer: t(words.bloqueo.answer),
  },
  {
    id: 'sesion',
    topic: 'account',
    audience: everyone,
    question: t(words.sesion.question),
    answer: t(words.sesion.answer),
  },
  {
    id: 'activar-dos-pasos',
    topic: 'account',
    audience: everyone,
    question: t(words['activar-dos-pasos'].question),
    answer: t(words['activar-dos-pasos'].answer),
    screen: { label: t(words['activar-dos-pasos'].label), path: security },
  },
  {
    id: 'dos-pasos',
    topic: 'account',
    audience: everyone,
    question: t(words['dos-pasos'].question),
    answer: t(words['dos-pasos'].answer),
    screen: { label: t(words['dos-pasos'].label), path: security },
  },
  {
    id: 'codigo-no-llega',
    topic: 'account',
    audience: everyone,
    question: t(words['codigo-no-llega'].question),
    answer: t(words['codigo-no-llega'].answer),
  },
  {
    id: 'soporte-entra',
    topic: 'account',
    audience: everyone,
    question: t(words['soporte-entra'].question),
    answer: t(words['soporte-entra'].answer),
  },
  {
    id: 'mensaje-falso',
    topic: 'fraud',
    audience: everyone,
    question: t(words['mensaje-falso'].question),
    answer: t(words['mensaje-falso'].answer),
  },
  {
    id: 'di-mis-datos',
    topic: 'fraud',
    audience: everyone,
    question: t(words['di-mis-datos'].question),
    answer: t(words['di-mis-datos'].answer),
    screen: { label: t(words['di-mis-datos'].label), path: security },
  },
  {
    id: 'robo',
    topic: 'fraud',
    audience: everyone,
    question: t(words.robo.question),
    answer: t(words.robo.answer),
    screen: { label: t(words.robo.label), path: security },
  },
  {
    id: 'movimiento-desconocido',
    topic: 'fraud',
    audience: ['investor'],
    question: t(words['movimiento-desconocido'].question),
    answer: t(words['movimiento-desconocido'].answer),
    screen: {
      label: t(words['movimiento-desconocido'].label),
      path: { investor: '/inversionista/retirar-fondos' },
      can: 'withdrawals.create',
    },
  },
];
