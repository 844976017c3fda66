import type { Permission } from '@contract/kernel/permissions';

export type FaqAudience = 'client' | 'investor' | 'supplier';

export const faqAudiences: Readonly<Record<FaqAudience, string>> = {
  client: 'Solicitantes',
  investor: 'Inversionistas',
  supplier: 'Instaladores',
};

/** What the questions are about, in the order in which people read them. */
export const faqTopics = {
  request: 'Solicitud y documentos',
  funding: 'Publicación y fondeo',
  installation: 'Firma e instalación',
  payments: 'Pagos del crédito',
  investing: 'Invertir y riesgos',
  money: 'Abonos y retiros',
  taxes: 'Impuestos',
  team: 'Tu empresa y tus vendedores',
  account: 'Cuenta y acceso',
  fraud: 'Fraudes y robos',
} as const;

type FaqTopic = keyof typeof faqTopics;

export interface Faq {
  /** The deep link: `#id`. */
  id: string;
  topic: FaqTopic;
  audience: readonly FaqAudience[];
  question: string;
  answer: string;
  /** Where it is done in the portal, by audience, and the permission that opens it. */
  screen?: { label: string; path: Partial<Record<FaqAudience, `/${string}`>>; can?: Permission };
}

/** Everybody who has help of their own. */
export const everyone: readonly FaqAudience[] = ['client', 'investor', 'supplier'];
