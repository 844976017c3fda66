import { words } from '../../../kernel/words';

export const faqCalls = words('faqCalls', {
  'GET /api/v1/faqs/published': 'Preguntas frecuentes publicadas, cada tema en su orden',
  'GET /api/v1/faqs': 'Preguntas frecuentes del catálogo, también las que están por publicarse',
  'POST /api/v1/faqs': 'Agrega una pregunta frecuente al final de su tema',
  'PUT /api/v1/faqs/:faqId': 'Cambia una pregunta frecuente; su enlace se conserva',
  'POST /api/v1/faqs/:faqId/move': 'Sube o baja una pregunta frecuente en su tema',
  'POST /api/v1/faqs/:faqId/retire': 'Retira una pregunta frecuente de todas las páginas',
});
