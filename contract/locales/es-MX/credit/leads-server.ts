import { words } from '../../../kernel/words';

export const leadWords = words('leadWords', {
  taken: {
    phone: 'Ya tienes un prospecto con este teléfono.',
    rfc: 'Ya tienes un prospecto con este RFC.',
  },
  takenByOther: {
    phone: 'Alguien más de tu empresa ya tiene un prospecto con este teléfono.',
    rfc: 'Alguien más de tu empresa ya tiene un prospecto con este RFC.',
  },
  asked: 'Este prospecto ya tiene una solicitud. Retírala antes de preparar otra.',
  hangs: 'prospectos',
});
