import { fieldHeadings } from '../program/prospect-headings';

const { zone: _, ...shared } = fieldHeadings;

/** Headings of the template of leads, and other words that people head such a column with: a client is a person here. */
export const leadHeadings = {
  ...shared,
  contact_name: [
    'nombre',
    'nombre completo',
    'cliente',
    'nombre del cliente',
    'prospecto',
    'contacto',
    'nombre del contacto',
    'persona de contacto',
    'titular',
  ],
  business_name: [
    'negocio',
    'nombre del negocio',
    'nombre comercial',
    'razon social',
    'empresa',
    'nombre de la empresa',
    'comercio',
    'establecimiento',
  ],
} as const;
