import { words } from '../../../kernel/words';

/** A notice names the part of a person's data that changed, and none of it. */
export const personalData = words('personalData', {
  title: 'Cambiaron tus datos',
  text: 'Se guardaron cambios en {{part}}.',
  correctedTitle: 'Corregimos tus datos',
  correctedText: 'Nuestro equipo guardó cambios en {{part}}.',
  parts: {
    general: 'tus datos generales',
    address: 'tu domicilio',
    tax: 'tu perfil fiscal',
  },
});

export type PersonalDataPart = keyof typeof personalData.parts;
