import { words } from '../../../kernel/words';

export const platformWords = words('platformWords', {
  approvals: {
    gate: {
      ownMoney: 'Nadie decide sobre su propio dinero: pídelo a otra persona.',
    },
    askedByYou: 'Tú lo pediste: otra persona tiene que autorizarlo.',
    notWhatYouSaw: 'Lo que espera ya no es lo que viste. Vuelve a abrir la lista.',
    noLongerStaff: 'Quien lo pidió ya no es del backoffice. Recházalo y pídelo de nuevo.',
    noDuty: 'Lo autoriza o rechaza quien tiene la función {{duty}}.',
    askerLostDuty:
      'Quien lo pidió ya no tiene la función {{duty}}. Que lo pida de nuevo quien la tenga.',
    askedBeforeDuties:
      'Se pidió antes de que el backoffice tuviera funciones y ya no se puede autorizar. Hay que pedirlo de nuevo.',
    changed: 'Cambió desde que se pidió y no se hizo nada. Revísalo como quedó y decide de nuevo.',
    expired: 'Pasó el tiempo para autorizarlo. Hay que pedirlo de nuevo.',
    decided: 'Otra persona ya lo decidió.',
    keep: {
      waitsAlready: 'Esto ya espera a que otra persona lo autorice.',
      noSecondPerson:
        'Quedó en espera, y falta una segunda persona: nadie más del backoffice puede autorizarlo todavía.',
      keptWaiting_one:
        'Quedó en espera: otra persona del backoffice tiene que autorizarlo; hay {{count, number}} persona que puede.',
      keptWaiting_other:
        'Quedó en espera: otra persona del backoffice tiene que autorizarlo; hay {{count, number}} personas que pueden.',
    },
  },
  faqs: {
    taken: 'Esa pregunta ya está en el catálogo.',
  },
  savedFilters: {
    notOfTheList: 'La lista no tiene esos filtros. Vuelve a cargarla y guárdalos de nuevo.',
    tooMany: 'Una lista guarda hasta {{count, number}} filtros. Borra uno para guardar otro.',
    taken: 'Ya tienes un filtro con ese nombre en esta lista.',
  },
  jobs: {
    notFailed: 'El trabajo ya no está con error, o es tan viejo que ya no se puede repetir.',
    notScheduled: 'Este trabajo solo se hace cuando algo lo pide.',
  },
  templates: {
    unknownPlace: 'Este texto no tiene {{place}}. Usa solo los de la lista.',
    missingPlace: 'Falta {{place}}: sin él este texto no sirve.',
    loneBrace: 'Hay una llave suelta. Los datos se escriben entre dos llaves, como en la lista.',
    address: 'No escribas direcciones: los enlaces del portal entran con los datos de la lista.',
    tooLong: 'Un correo lleva hasta {{most, number}} caracteres.',
    tooManyLines: 'Un contrato lleva hasta {{most}} renglones.',
    drawnAlone: 'Escribe {{place}} una sola vez y solo en su renglón.',
    unknownMark: 'Este renglón no se entiende: “{{line}}”. Un título empieza con # y un espacio.',
    longWord:
      'La palabra que empieza con “{{word}}” tiene más de {{most}} letras. Sepárala con espacios.',
    undrawable:
      'El PDF no puede escribir “{{sign}}”. Corrige el dato que lo lleva, con letras latinas y signos comunes.',
    draftWaits: 'Esta plantilla ya tiene un borrador. Termínalo o descártalo.',
    published: 'Esta versión ya tiene fecha y no se cambia. Haz otra a partir de ella.',
    draftChanged: 'El borrador cambió después de pedirlo: pide otra vez que se ponga en vigor.',
    notAhead: 'Solo se retira una versión que aún no comienza.',
    dayGone: 'Elige hoy o un día que no ha llegado.',
    legalFacts: 'Versión {{version}}, vigente desde el {{day, day}}.',
    test: '[Prueba] {{subject}}',
    fileName: '{{name}}-{{number}}.pdf',
    acts: {
      publish: 'Cambiar el texto de “{{name}}”',
      withdraw: 'Retirar un texto por comenzar de “{{name}}”',
      version: 'Versión',
      since: 'Rige desde',
      wouldBegin: 'Comenzaría',
      reason: 'Qué cambia y por qué',
      hash: 'Huella SHA-256 del texto',
      added: 'Se agrega',
      removed: 'Se quita',
    },
  },
  mails: {
    notFailed: 'El correo ya no está con error.',
  },
  settings: {
    setting: 'Parámetro',
    none: 'Ninguno',
    altered:
      'El parámetro "{{name}}" no está como lo autorizaron dos personas: alguien lo cambió por fuera del portal. Avisa a quien lo administra; mientras tanto no se aprueban créditos.',
    dayTaken: 'Ese día ya rige un valor. Elige un día a partir de mañana.',
    dayTakenAhead: 'Ya hay un valor que comienza ese día.',
    set: 'Fijar un parámetro: {{name}}, {{value}}',
    newValue: 'Valor nuevo',
    oldValue: 'Valor anterior',
    since: 'Rige desde',
    source: 'Fuente',
    setUdi: 'Fijar la UDI de varios días',
    newDays: 'Días nuevos',
    knownDays: 'Días que ya tenían ese valor',
    lastBefore: 'Último valor de antes',
    alreadyRules: 'Ese valor ya comenzó a regir y no se puede quitar. Fija otro desde mañana.',
    remove: 'Quitar un valor por comenzar: {{name}}, {{value}}',
    removedValue: 'Valor que se quita',
    wouldStart: 'Comenzaba a regir',
    repository: {
      initial: 'Valor inicial',
    },
    rules: {
      sessionLife: 'una sesión dura entre 5 minutos y 12 horas',
      percent30: 'Escribe un porcentaje de 0 a 30.',
      cuitf45: 'la CUITF (45) permite a lo más tres meses',
      cuitf75: 'la CUITF (75) permite a lo más 5 minutos',
      cuitf72: 'la CUITF (72) permite a lo más 2 minutos',
      cuitf80Attempts: 'la CUITF (80) permite a lo más 3 intentos',
      oneDay: 'la espera es de al menos un día',
      cuitf80Year: 'la CUITF (80) permite a lo más un año',
      weekToYear: 'se guarda de una semana a un año',
    },
    parseValue: {
      levelTotal: 'Pareja con IVA incluido',
      levelBase: 'Pareja antes de IVA',
      lateVat: 'IVA moratorio',
      lateInterest: 'Interés moratorio',
      fee: 'Comisión',
      vat: 'IVA',
      interest: 'Interés',
      capital: 'Capital',
      yes: 'Sí',
      no: 'No',
      yesOrNo: 'Escribe Sí o No.',
      noDates: 'Ninguno',
      dates: 'Escribe los días separados por comas, por ejemplo 24/12/2026, o Ninguno.',
      repeatedDate: 'El {{day}} está dos veces.',
      oneOf: 'Escribe {{first}} o {{second}}.',
      order:
        'Escribe los seis componentes, cada uno una vez y el capital al final, separados por comas.',
    },
    udiDays: {
      otherValue: 'Renglón {{row}}: ese día ya tiene otro valor, {{value}}.',
      race: 'Alguien fijó uno de estos días mientras guardabas. Vuelve a intentarlo.',
    },
  },
});
