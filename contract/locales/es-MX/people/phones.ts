import { words } from '../../../kernel/words';

/** Texts of one's own telephone and of its change. */
export const phones = words('phones', {
  title: 'Teléfono',
  help: 'Primero confirmas que eres tú; después llega un código por mensaje de texto a tu teléfono.',
  none: 'Aún no registras un teléfono.',
  verified: 'Confirmado',
  unverified: 'Sin confirmar',
  newPhone: 'Teléfono nuevo',
  newPhoneHelp: 'Diez dígitos, con lada.',
  askCode: 'Enviar código',
  codeSent: 'Enviamos un código a {{phone}}. {{expires}} Si no llega, cancela y pide otro.',
  code: 'Código de 6 dígitos',
  save: 'Guardar teléfono',
  acting: 'Actúas como otra persona: no puedes cambiar su teléfono.',
});
