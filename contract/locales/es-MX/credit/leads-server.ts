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
  upload: {
    empty: 'El archivo no trae prospectos.',
    tooMany: 'El archivo trae más de {{most, number}} filas. Divídelo en varios.',
    missing:
      'No encontramos la columna del nombre o la del teléfono. Llámalas “Nombre” y “Teléfono”, como en la plantilla.',
    refused: 'El archivo tiene errores: ningún prospecto se agregó.',
    nothing: 'El archivo no trae prospectos nuevos.',
  },
  hangs: 'prospectos',
});
