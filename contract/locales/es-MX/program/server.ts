import { words } from '../../../kernel/words';

export const programWords = words('programWords', {
  prospects: {
    unknownZone: 'La zona no existe en el programa.',
    phoneTaken: 'Ya hay un prospecto con este teléfono.',
    rules: {
      missingColumn: 'Falta esta columna.',
      empty: 'El archivo no trae prospectos.',
      tooMany: 'El archivo trae más de 10,000 prospectos.',
      badQuotes: 'Las comillas de la fila no se cierran bien.',
      tooManyCells: 'La fila trae más celdas que encabezados.',
      badCharacters: 'La fila trae caracteres que no se pueden guardar.',
      unknownZone: 'La zona no existe en el programa.',
      repeatedPhone: 'Repite el teléfono de la fila {{row}}.',
      phoneTaken: 'Ya hay un prospecto con este teléfono.',
    },
    upload: {
      tooLarge: 'El archivo es demasiado grande. El máximo es de 5 MB.',
      refused: 'El archivo tiene errores: ningún prospecto se agregó.',
      loadedAlready: 'Este archivo ya se cargó. Deshaz esa carga para repetirla.',
    },
  },
});
