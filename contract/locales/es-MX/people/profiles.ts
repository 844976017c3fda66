import type { CurpDoubt } from '../../../kernel/fields/curp-doubts';
import { words } from '../../../kernel/words';
import type {
  BusinessSize,
  businessSectors,
  educations,
  experiences,
  horizons,
  housings,
  lossTolerances,
  objectives,
} from '../../../people/about-you';
import type { MissingPart, maritalRegimes } from '../../../people/profiles';
import type { cfdiUses, taxRegimes } from '../../../people/tax-profiles';

type Names<Values extends readonly string[]> = Record<Values[number], string>;

/** Names of a person's own data, in forms, read views and the audit trail. */
export const profileField = words('profileField', {
  full_name: 'Nombre',
  birth_day: 'Fecha de nacimiento',
  curp: 'CURP',
  nationality: 'Nacionalidad',
  marital_regime: 'Estado civil y régimen',
  sex: 'Sexo',
  trade_name: 'Nombre comercial',
  incorporated_on: 'Fecha de constitución',
  representative_name: 'Representante legal',
  representative_role: 'Cargo del representante',
  representative_curp: 'CURP del representante',
  representative_rfc: 'RFC del representante',
  postal_code: 'Código postal',
  state: 'Estado',
  municipality: 'Municipio o alcaldía',
  neighbourhood: 'Colonia',
  street: 'Calle',
  exterior_number: 'Número exterior',
  interior_number: 'Número interior',
  references: 'Referencias',
  rfc: 'RFC',
  fiscal_name: 'Nombre o denominación fiscal',
  regime: 'Régimen fiscal',
  fiscal_postal_code: 'Código postal fiscal',
  cfdi_use: 'Uso del CFDI',
  invoice_email: 'Correo para facturas',
  occupation: 'Ocupación',
  business: 'Giro o actividad',
  monthly_income_cents: 'Ingreso mensual',
  dependants: 'Dependientes económicos',
  housing: 'Vivienda',
  education: 'Estudios',
  experience: 'Experiencia invirtiendo',
  objective: 'Objetivo al invertir',
  horizon: 'Plazo de la inversión',
  loss_tolerance: 'Pérdida que se puede asumir',
  business_sector: 'Negocio',
  workers: 'Personas que trabajan en el negocio',
  annual_sales_cents: 'Ventas del último año',
  business_size: 'Tamaño del negocio',
});

export const maritalRegimeName = words('maritalRegimeName', {
  single: 'Soltería',
  separate_property: 'Matrimonio, separación de bienes',
  joint_property: 'Matrimonio, sociedad conyugal',
  cohabiting: 'Concubinato',
  divorced: 'Divorcio',
  widowed: 'Viudez',
} as const satisfies Names<typeof maritalRegimes>);

export const taxRegimeName = words('taxRegimeName', {
  601: '601 General de Ley Personas Morales',
  603: '603 Personas Morales con Fines no Lucrativos',
  605: '605 Sueldos y Salarios e Ingresos Asimilados a Salarios',
  606: '606 Arrendamiento',
  612: '612 Personas Físicas con Actividades Empresariales y Profesionales',
  616: '616 Sin obligaciones fiscales',
  621: '621 Incorporación Fiscal',
  626: '626 Régimen Simplificado de Confianza',
} as const satisfies Names<typeof taxRegimes>);

export const cfdiUseName = words('cfdiUseName', {
  G03: 'G03 Gastos en general',
  CP01: 'CP01 Pagos',
  S01: 'S01 Sin efectos fiscales',
} as const satisfies Names<typeof cfdiUses>);

export const housingName = words('housingName', {
  owned: 'Propia',
  mortgaged: 'Propia, con hipoteca',
  rented: 'Rentada',
  family: 'De mi familia',
  other: 'Otra',
} as const satisfies Names<typeof housings>);

export const educationName = words('educationName', {
  none: 'Sin estudios',
  primary: 'Primaria',
  secondary: 'Secundaria',
  high_school: 'Preparatoria',
  technical: 'Carrera técnica',
  bachelor: 'Licenciatura',
  postgraduate: 'Posgrado',
} as const satisfies Names<typeof educations>);

export const experienceName = words('experienceName', {
  none: 'Es la primera vez',
  some: 'Algunas inversiones antes',
  broad: 'Años de invertir',
} as const satisfies Names<typeof experiences>);

export const objectiveName = words('objectiveName', {
  preserve: 'Conservar el dinero',
  income: 'Recibir un ingreso',
  growth: 'Hacerlo crecer',
} as const satisfies Names<typeof objectives>);

export const horizonName = words('horizonName', {
  short: 'Menos de un año',
  medium: 'De uno a tres años',
  long: 'Más de tres años',
} as const satisfies Names<typeof horizons>);

export const businessSectorName = words('businessSectorName', {
  none: 'No tengo negocio',
  industry: 'Industria',
  trade: 'Comercio',
  services: 'Servicios',
} as const satisfies Names<typeof businessSectors>);

export const businessSizeName = words('businessSizeName', {
  micro: 'Micro',
  small: 'Pequeña',
  medium: 'Mediana',
  large: 'Grande',
} as const satisfies Record<BusinessSize, string>);

export const lossToleranceName = words('lossToleranceName', {
  none: 'Ninguna',
  little: 'Hasta 10%',
  some: 'Hasta 25%',
  much: 'Más de 25%',
} as const satisfies Names<typeof lossTolerances>);

export const profileWords = words('profileWords', {
  parts: {
    general: 'Datos generales',
    address: 'Domicilio',
    tax: 'Perfil fiscal',
    about_you: 'Actividad e ingresos',
  } as const satisfies Record<MissingPart, string>,
  income: 'Ingresos e inversión',
  edit: 'Editar',
  editPart: 'Editar: {{part}}',
  save: 'Guardar cambios',
  missing: 'Falta',
  none: 'Sin dato',
  missingTitle: 'Te falta completar',
  missingPart: '{{part}}: {{names}}',
  actingAs: 'Estos datos solo los cambia la persona.',
  fromCurp:
    'Según tu CURP: naciste el {{day}} en {{place}}, sexo {{sex}}. Revisa que sea correcto.',
  bornAbroad: 'el extranjero',
  curpDoubt:
    'Según la CURP no coincide: {{names}}. Revisa que todo esté como en la identificación oficial. Si así es, guárdalo: nuestro equipo lo revisará.',
  curpDoubts: {
    name: 'el nombre',
    sex: 'el sexo',
    birth_day: 'la fecha de nacimiento',
  } satisfies Record<CurpDoubt, string>,
  curpHelp: '18 caracteres, como en tu constancia.',
  taxHelp: 'Escríbelo igual que en tu constancia de situación fiscal.',
  fiscalNameHelp: 'Sin el tipo de sociedad, como S.A. de C.V.',
  rfcConfirmed: 'Confirmo que el RFC está escrito como en mi constancia',
  rfcNotOfCurp: 'Tu RFC y tu CURP no empiezan igual. Revisa que ambos sean tuyos.',
  investingHelp: 'Con esto solo te avisamos cuando algo no va con lo que buscas.',
  workersHelp: 'Cuenta también a quien lo dirige.',
  salesHelp: 'En pesos, sin IVA; una estimación basta. Escribe 0 si todavía no vende.',
  contact: 'Correo y teléfono',
  email: 'Correo electrónico',
  bank: 'Cuenta para retiros',
  seeBank: 'Ver mi cuenta bancaria',
  seePhone: 'Ver mi teléfono',
  tabs: {
    general: 'General',
    contacto: 'Contacto',
    banco: 'Banco',
    beneficiarios: 'Beneficiarios',
    fiscal: 'Fiscal',
    contratos: 'Contratos',
    seguridad: 'Seguridad',
  },
  tabList: 'Partes del perfil',
  neighbourhoodHelp: 'Elige una de la lista o escríbela.',
  card: 'Así te ven quienes eligen instalador',
  completed: 'Proyectos terminados',
  zones: 'Dónde ha instalado',
  technologies: 'Qué ha instalado',
  noProjects: 'Aparecerá con tu primer proyecto terminado.',
  level: 'Nivel',
});

/** What is said of one's own data to a person, and to who reads those of a company. */
export const profileByKind = words('profileByKind', {
  individual: {
    name: 'Nombre',
    seeInformation: 'Ver mis datos',
    help: 'Tus datos son los mismos en todos tus perfiles.',
    nameHelp:
      'Para corregir tu nombre pide una rectificación en “Derechos sobre tus datos” y di qué documento lo prueba.',
    nameLink: 'Pedir que se corrija mi nombre',
    aboutYouHelp: 'Sirve para evaluar tu solicitud y para lo que se muestra de ti, sin tu nombre.',
    businessHelp: 'Con esto contamos, sin tu nombre, a qué tamaño de negocios llega el crédito.',
  },
  legal_entity: {
    name: 'Razón social',
    seeInformation: 'Datos de la empresa',
    help: 'Los datos de la empresa son los mismos en todos sus perfiles.',
    nameHelp:
      'Para corregir la razón social pide una rectificación en “Derechos sobre tus datos” y di qué documento la prueba.',
    nameLink: 'Pedir que se corrija la razón social',
    aboutYouHelp:
      'Sirve para evaluar la solicitud y para lo que se muestra de la empresa, sin su nombre.',
    businessHelp: 'Con esto contamos, sin su nombre, a qué tamaño de negocios llega el crédito.',
  },
});
