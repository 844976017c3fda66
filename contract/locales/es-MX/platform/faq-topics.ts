import { words } from '../../../kernel/words';

export const faqAudiences = words('faqAudiences', {
  client: 'Solicitantes',
  investor: 'Inversionistas',
  supplier: 'Instaladores',
});

/** What the questions are about, in the order in which people read them. */
export const faqTopics = words('faqTopics', {
  request: 'Solicitud y documentos',
  funding: 'Publicación y fondeo',
  installation: 'Firma e instalación',
  payments: 'Pagos del crédito',
  investing: 'Invertir y riesgos',
  money: 'Abonos y retiros',
  taxes: 'Impuestos',
  team: 'Tu negocio y tus vendedores',
  account: 'Cuenta y acceso',
  fraud: 'Fraudes y robos',
});
