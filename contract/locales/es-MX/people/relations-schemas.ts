import { words } from '../../../kernel/words';

export const relationFields = words('relationFields', {
  beneficiaries: {
    total: 'Los porcentajes suman {{total}} %. Deben sumar exactamente 100 %.',
    birthDay: 'La fecha de nacimiento no puede ser futura.',
    curpDay: 'La CURP dice otra fecha de nacimiento.',
    twice: 'Esta persona ya está en la lista.',
  },
  risk: {
    answer: 'Contesta sí o no.',
  },
  references: {
    kind: 'Elige si es personal o comercial.',
    state: 'Elige qué se encontró.',
  },
});
