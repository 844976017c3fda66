import { words } from '../../../kernel/words';

export const platformFields = words('platformFields', {
  time: 'Escribe la hora como 22:30.',
  bothTimes: 'Escribe las dos horas, o ninguna.',
  sameTimes: 'Escribe dos horas distintas, o ninguna.',
  settings: {
    source: 'Escribe de dónde sale el valor, al menos 5 caracteres.',
  },
});
