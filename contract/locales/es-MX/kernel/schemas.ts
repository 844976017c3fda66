import { words } from '../../../kernel/words';

export const kernelFields = words('kernelFields', {
  unprintable:
    'Los contratos no pueden escribir “{{sign}}”. Usa letras latinas y signos comunes, sin emojis.',
  shared: {
    noOrder: 'El orden solicitado no existe.',
    amountTooBig: 'El monto es demasiado grande.',
    date: 'Escribe una fecha válida.',
    amount: 'Escribe un monto válido.',
  },
  accountNumber: {
    digits: 'La cuenta ordenante lleva de 10 a 18 dígitos.',
  },
  basisPoints: {
    bad: 'Escribe un porcentaje válido.',
    negative: 'El porcentaje no puede ser negativo.',
    tooBig: 'El porcentaje es demasiado grande.',
    badExample: 'Escribe un porcentaje válido, por ejemplo 18.9.',
  },
  centavos: {
    zero: 'El monto debe ser mayor que cero.',
    badExample: 'Escribe un monto válido, por ejemplo 1,234.56.',
  },
  phone: {
    bad: 'El teléfono no es válido',
    scientific:
      'La hoja de cálculo abrevió el teléfono (notación científica). Da formato de texto a la columna, escríbelo completo y vuelve a guardar.',
  },
  curp: { bad: 'La CURP no es válida.' },
  mexicanState: {
    unknown: 'No es un estado de México. Escribe su nombre, por ejemplo Jalisco.',
  },
  postalCode: {
    unknown: 'El código postal no existe.',
  },
  clabe: {
    bad: 'La CLABE no es válida; revisa sus dígitos.',
  },
  name: {
    characters:
      'Un nombre lleva letras, números, espacios, comillas y los signos . , : ; - & / + # ( ) % ¡ ! ¿ ?',
    sign: 'Quita “{{sign}}”.',
    letters: 'Escribe el nombre con letras.',
    person:
      'El nombre de una persona lleva letras, espacios, apóstrofos, guiones y puntos de iniciales: “J. R.”, “Ma. Elena”.',
    alphabets:
      'Escribe el nombre con letras de un solo alfabeto: algunas se parecen y son de otro.',
    stop: 'Un punto va solo tras una inicial o abreviatura, con un espacio después: “J. R.”, “Ma. Elena”.',
    business:
      'Un negocio lleva letras, números, espacios, comillas y los signos . , : ; - & / + # ( ) % ¡ ! ¿ ? @ = * $ _',
    address: 'Un nombre no lleva correos electrónicos.',
    link: 'Un nombre no lleva direcciones de internet; después de un punto va un espacio.',
  },
  password: {
    letter: 'Incluye al menos una letra.',
    number: 'Incluye al menos un número.',
    special: 'Incluye al menos un carácter especial.',
    repeated: 'No repitas un carácter más de tres veces seguidas.',
    consecutive: 'No uses más de tres caracteres consecutivos, como 1234 o abcd.',
  },
  rfc: {
    checkDigit:
      'El dígito verificador del RFC no coincide. Confirma que esté escrito como en tu constancia.',
    bad: 'El RFC no es válido.',
    individual: 'El RFC de una persona física tiene 13 caracteres.',
    legalEntity: 'El RFC de una persona moral tiene 12 caracteres.',
  },
  trackingKey: {
    characters: 'La clave de rastreo lleva hasta 30 letras y números.',
  },
  spanishErrors: {
    badType: 'El valor no es del tipo esperado.',
    least: 'El mínimo es {{minimum}}.',
    most: 'El máximo es {{maximum}}.',
    badFormat: 'El formato no es válido.',
    option: 'Elige una de las opciones.',
    unexpected: 'Hay datos que no se esperan: {{names}}.',
  },
});
