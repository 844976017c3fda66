import { prospectInput } from './prospects';

const { shape } = prospectInput;

/** The fields that a file gives of a prospect, in the order of the template. */
export const batchFields = [
  'business_name',
  'contact_name',
  'phone',
  'email',
  'municipality',
  'state',
  'zone',
  'rfc',
  'postal_code',
] as const;
export type BatchField = (typeof batchFields)[number];

/** Headings of the template, and other words that people head such a column with. */
export const fieldHeadings: Record<BatchField, readonly [template: string, ...others: string[]]> = {
  business_name: [
    'negocio',
    'nombre del negocio',
    'nombre comercial',
    'razon social',
    'empresa',
    'tienda',
    'establecimiento',
    'cliente',
    'comercio',
  ],
  contact_name: [
    'contacto',
    'nombre del contacto',
    'nombre de contacto',
    'nombre',
    'encargado',
    'responsable',
    'propietario',
    'dueno',
    'titular',
  ],
  phone: ['telefono', 'tel', 'celular', 'movil', 'whatsapp', 'telefono celular', 'numero'],
  email: ['correo', 'correo electronico', 'email', 'e-mail', 'mail'],
  municipality: ['municipio', 'alcaldia', 'delegacion', 'ciudad', 'localidad'],
  state: ['estado', 'entidad', 'entidad federativa', 'edo'],
  zone: ['zona', 'nombre de la zona', 'plaza', 'territorio', 'ruta'],
  rfc: ['rfc', 'r.f.c.', 'registro federal de contribuyentes'],
  postal_code: ['codigo_postal', 'codigo postal', 'cp', 'c.p.', 'cod postal'],
};

/** Fields that a file may have no column for; the zone then comes from the municipality. */
export const optionalFields: readonly BatchField[] = ['email', 'zone', 'rfc', 'postal_code'];

/** By what a row is known to be one that is there already, the surest first. */
export const matchKeys = ['phone', 'rfc', 'email', 'name'] as const;
export type MatchKey = (typeof matchKeys)[number];

/** What each cell may be: the rules of the form, and nothing besides. The zone's name is looked up in the catalogue. */
export const cellRules = {
  business_name: shape.business_name,
  contact_name: shape.contact_name,
  phone: shape.phone,
  email: shape.email,
  municipality: shape.municipality,
  state: shape.state,
  rfc: shape.rfc,
  postal_code: shape.postal_code,
} as const;
