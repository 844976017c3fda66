import type { BatchField } from './prospect-cells';

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
    'nombre del comercio',
    'nombre de la tienda',
    'nombre de la empresa',
    'punto de venta',
  ],
  contact_name: [
    'contacto',
    'nombre del contacto',
    'nombre de contacto',
    'persona de contacto',
    'contacto principal',
    'nombre del encargado',
    'nombre',
    'encargado',
    'responsable',
    'propietario',
    'dueño',
    'dueno',
    'titular',
  ],
  phone: [
    'telefono',
    'tel',
    'celular',
    'movil',
    'whatsapp',
    'telefono celular',
    'telefono movil',
    'telefono de contacto',
    'numero',
    'numero de telefono',
    'numero de celular',
  ],
  email: ['correo', 'correo electronico', 'correo de contacto', 'email', 'e-mail', 'mail'],
  municipality: [
    'municipio',
    'alcaldia',
    'delegacion',
    'ciudad',
    'localidad',
    'municipio o alcaldia',
  ],
  state: ['estado', 'entidad', 'entidad federativa', 'edo'],
  zone: ['zona', 'nombre de la zona', 'plaza', 'territorio', 'ruta'],
  rfc: ['rfc', 'registro federal de contribuyentes'],
  postal_code: ['codigo_postal', 'codigo postal', 'cp', 'cod postal'],
};

/** Headings that are looked for before the others: "Estado" may also be how far somebody is, "Entidad" may not. */
export const surestHeadings: Partial<Record<BatchField, readonly string[]>> = {
  state: ['entidad', 'entidad federativa'],
};

/** Headings that begin as one of ours and are none: how far a prospect is, in the file that its list leaves as. */
export const otherHeadings: readonly string[] = ['estado del prospecto'];
