import { words } from '../../../kernel/words';

/** What a survey asks, in the portal and behind its link. */
export const surveyWords = words('surveyWords', {
  about: 'Sobre {{product}} con {{installer}}. Toma un minuto.',
  recommend: '¿Qué tan probable es que nos recomiendes?',
  recommendHelp: '0 es nada probable y 10, muy probable.',
  quality: 'Calidad de la instalación',
  timing: 'Cumplimiento del tiempo prometido',
  starsHelp: '1 es muy mala y 5, excelente.',
  reasons: '¿Qué pesó más en tu respuesta?',
  reasonsHelp: 'Elige hasta 3, si quieres.',
  reason: {
    price: 'Precio y mensualidad',
    attention: 'Atención',
    time: 'Tiempo',
    quality: 'Calidad del trabajo',
    information: 'Claridad de la información',
    process: 'Trámite del crédito',
  },
  comment: 'Comentario',
  anonymous:
    'Contestar sin mi nombre: guardamos la respuesta sin decir de quién ni de qué instalación es.',
  send: 'Enviar respuestas',
  thanksTitle: 'Gracias por contestar',
  thanks: 'Tus respuestas nos ayudan a elegir mejor a los instaladores.',
});

/** Of the page behind the link. */
export const surveyPage = words('surveyPage', {
  title: 'Encuesta de satisfacción',
  help: 'Cuéntanos cómo quedó tu instalación. El enlace sirve una vez.',
  begin: 'Empezar',
  inAccount: 'La encuesta está también en los avisos de tu cuenta.',
  another: 'Pide otro enlace',
  anotherHelp: 'Si el tuyo venció, escribe el correo al que te llegó.',
  sendAnother: 'Enviar otro enlace',
  asked: 'Si hay una encuesta por contestar con ese correo, te enviamos otro enlace.',
});

/** Of an applicant's own survey. */
export const ownSurvey = words('ownSurvey', {
  answered: 'Ya contestaste esta encuesta. Gracias.',
  early: 'La encuesta se abre cuando tu instalación queda entregada.',
  back: 'Ver mi solicitud',
  home: 'Ir a inicio',
});

/** Of what staff read. */
export const surveyResults = words('surveyResults', {
  help: 'Lo que contestan los solicitantes cuando su sistema queda entregado. Las anónimas no dicen de quién son, y su fecha es el primer día del mes.',
  answers: 'Respuestas',
  none: 'Aún no hay respuestas.',
  answered: 'Contestadas',
  ofAsked: 'de {{count}} pedidas',
  nps: 'Índice de recomendación',
  npsHelp: '% de 9 y 10 menos % de 0 a 6',
  nothing: '—',
  folio: 'Crédito',
  anonymous: 'Anónima',
  installer: 'Instalador',
  recommend: 'Recomendaría',
  quality: 'Calidad',
  timing: 'Tiempo',
  reasons: 'Razones',
  comment: 'Comentario',
  day: 'Contestada el',
});
