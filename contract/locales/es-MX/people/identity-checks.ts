import { words } from '../../../kernel/words';

export const identityChecks = words('identityChecks', {
  levels: ['Datos declarados', 'Fotografías entregadas', 'Identidad verificada'],
  statuses: {
    pending: 'Pendiente',
    in_review: 'En revisión',
    verified: 'Verificada',
    rejected: 'Rechazada',
  },
  checklist: 'Lo que pedimos',
  /** What alone is lacking of others, once a person has said who they are. */
  lacking: {
    controllers: 'Falta decir quién controla la empresa.',
    real_owner: 'Faltan los datos del propietario real.',
  },
  parties: {
    resource_provider: 'Proveedor de recursos',
    real_owner: 'Propietario real',
  },
  /** Under a title that says whose they are. */
  partyData: 'Sus datos',
  lacks: 'Falta: {{names}}.',
  rejectedPhoto: 'No aceptamos “{{photo}}”: {{reason}}',
  complete: 'Completo',
  incomplete: 'Falta',
  optional: 'Solo si existe',
  fill: 'Completar',
  review: 'Revisar',
  photosHelp: 'Las revisa una persona de nuestro equipo.',
  phone: 'Seguir en tu teléfono',
  phoneHelp:
    'Escanea el código con tu teléfono o abre el enlace que te enviamos por correo. Sirve una vez.',
  phoneAsk: 'Obtener enlace',
  phoneLink: 'Enlace para tu teléfono',
  phoneQr: 'Código QR del enlace',
  save: 'Guardar',
  ownAccountHelp: 'Responde no si el dinero o el beneficio es de otra persona.',
  pepHelp:
    'Por ejemplo en gobierno, partidos, tribunales o fuerzas armadas, hoy o en el último año.',
  pepOffice: 'Cargo, y de quién',
  fundsSource: 'Origen de los recursos',
  sources: {
    salary: 'Sueldo o pensión',
    fees: 'Honorarios',
    business: 'Ingresos del negocio',
    rents: 'Rentas',
    investments: 'Inversiones',
    savings: 'Ahorro',
    sale: 'Venta de un bien',
    inheritance: 'Herencia o donación',
    contributions: 'Aportaciones de sus socios',
    credit: 'Financiamiento',
    other: 'Otro',
  },
  fundsSourceDetail: 'Cuál es el origen',
  fundsUse: 'Destino de los recursos',
  taxCountry: 'País',
  taxNumber: 'Número fiscal de ese país',
  controllers: 'Quién controla la empresa',
  controllersHelp:
    'Cada persona con 25 % o más. Si nadie llega a ese porcentaje, quien la administra (beneficiario controlador).',
  controllerName: 'Nombre completo',
  control: 'Cómo la controla',
  controls: { share: 'Con su participación', administration: 'La administra' },
  share: 'Participación (%)',
  addController: 'Agregar persona',
  removeController: 'Quitar a la persona {{number}}',
  controller: 'Persona {{number}}',
  partyKind: 'Tipo de persona',
  partyName: 'Nombre completo o razón social',
  relations: {
    spouse: 'Cónyuge o pareja',
    relative: 'Familiar',
    partner: 'Socio',
    employer: 'Empleador',
    client: 'Cliente',
    other: 'Otra',
  },
  relationDetail: 'Cuál es la relación',
  street: 'Calle y número',
  neighbourhood: 'Colonia',
  municipality: 'Municipio o alcaldía',
  postalCode: 'Código postal',
  paper: 'Identificación',
  papers: {
    ine: 'INE',
    passport: 'Pasaporte',
    professional_licence: 'Cédula profesional',
    residence: 'Tarjeta de residente',
    deed: 'Acta constitutiva',
  },
  paperNumber: 'Número de la identificación',
});

const ofPerson = {
  help: 'La ley nos pide saber quién eres antes de mover dinero. Lo que declares aquí vale para todos tus perfiles.',
  incomplete: 'Completa la verificación de tu identidad',
  level: 'Tu nivel',
  unlocks: {
    0: 'Declara tus datos para empezar.',
    1: 'Tus datos están declarados. Faltan tus fotografías para poder revisarlas.',
    2: 'Tus fotografías están en revisión. Te avisaremos.',
    3: 'Tu identidad está verificada.',
  },
  rejected: 'No aceptamos alguna de tus fotografías. Abajo dice cuál y por qué: envía otra.',
  person: 'Tus datos',
  subjectHelps: {
    person: 'Tu actividad, el origen de tus recursos y por cuenta de quién actúas.',
    resource_provider: 'La persona que aporta dinero por ti, si la hay.',
    real_owner: 'La persona de quien en verdad es la cuenta.',
  },
  photos: 'Fotografías de tu identidad',
  closed: 'Esto se pide solo a quien no actúa por cuenta propia. Dilo primero en tus datos.',
  goPerson: 'Cambiar tus datos',
  ownAccount: '¿Actúas por cuenta propia?',
  occupation: 'Ocupación o actividad',
  pep: '¿Tú o un familiar tienen un cargo público importante?',
  peps: { none: 'No', self: 'Sí, yo', relative: 'Sí, un familiar cercano' },
  fundsUseHelp: 'Para qué usarás tu cuenta.',
  monthly: 'Monto mensual que esperas mover',
  taxedAbroad: '¿Pagas impuestos en otro país?',
  taxedAbroadHelp:
    'Residencia fiscal en el extranjero o ciudadanía de Estados Unidos (FATCA y CRS).',
  relation: 'Relación contigo',
};

/** What a person is asked of themselves, and a company of itself and of who represents it. */
export const identityCheckByKind = words('identityCheckByKind', {
  individual: ofPerson,
  legal_entity: {
    help: 'La ley nos pide saber quién es la empresa y quién la representa antes de mover dinero. Lo que declares aquí vale para todos sus perfiles.',
    incomplete: 'Completa la verificación de la identidad de la empresa',
    level: 'Nivel de la empresa',
    unlocks: {
      0: 'Declara los datos de la empresa para empezar.',
      1: 'Los datos de la empresa están declarados. Faltan las fotografías de su representante legal para poder revisarlas.',
      2: 'Las fotografías del representante legal están en revisión. Te avisaremos.',
      3: 'La identidad del representante legal está verificada.',
    },
    rejected:
      'No aceptamos alguna de las fotografías del representante legal. Abajo dice cuál y por qué: envía otra.',
    person: 'Datos de la empresa',
    subjectHelps: {
      person:
        'Su actividad, el origen de sus recursos, por cuenta de quién actúa y quién la controla.',
      resource_provider: 'La persona que aporta dinero por la empresa, si la hay.',
      real_owner: 'La persona de quien en verdad es la cuenta.',
    },
    photos: 'Fotografías del representante legal',
    closed:
      'Esto se pide solo de una empresa que no actúa por cuenta propia. Dilo primero en sus datos.',
    goPerson: 'Cambiar los datos de la empresa',
    ownAccount: '¿La empresa actúa por cuenta propia?',
    occupation: 'Actividad de la empresa',
    pep: '¿El representante legal, un socio o un familiar suyo tiene un cargo público importante?',
    peps: {
      none: 'No',
      self: 'Sí, el representante legal o un socio',
      relative: 'Sí, un familiar cercano',
    },
    fundsUseHelp: 'Para qué usará la empresa su cuenta.',
    monthly: 'Monto mensual que la empresa espera mover',
    taxedAbroad: '¿La empresa paga impuestos en otro país?',
    taxedAbroadHelp:
      'Residencia fiscal en el extranjero o constitución en Estados Unidos (FATCA y CRS).',
    relation: 'Relación con la empresa',
  } satisfies typeof ofPerson,
});
