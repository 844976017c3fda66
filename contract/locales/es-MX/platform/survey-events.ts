import { words } from '../../../kernel/words';

export const surveyEventWords = words('surveyEventWords', {
  title: '¿Cómo quedó tu instalación?',
  text: 'Cuéntanos en un minuto cómo te fue con {{installer}}. Puedes contestar sin tu nombre.',
  mail: 'Cuéntanos en un minuto cómo te fue con {{installer}}. Puedes contestar sin tu nombre, y sin entrar a tu cuenta: el enlace sirve una vez y vence en 30 días.',
});
