import { words } from '../../../kernel/words';

/** The installer's own leads. */
export const leadPage = words('leadPage', {
  explanation: 'A quién le quieres vender, en qué va cada quien y cuándo lo vuelves a buscar.',
  explanationSeller: 'Tus prospectos: en qué va cada quien y cuándo lo vuelves a buscar.',
  none: 'Aún no tienes prospectos. Agrega el primero, o importa tu lista de Excel.',
  add: 'Nuevo prospecto',
  name: 'Nombre',
  business: 'Negocio',
  seller: 'Vendedor',
  ofCompany: 'La empresa',
  request: 'Solicitud',
  requestSent: 'Enviada; falta que la acepte',
  ask: 'Pedir un crédito',
  asksFor:
    'Llenamos la solicitud con los datos de {{name}}. Al enviarla, este prospecto queda con solicitud.',
  acts: {
    added: 'Alta',
    asked: 'Solicitud preparada',
  },
});
