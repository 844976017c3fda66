import { words } from '../../../kernel/words';

export const onboardingCalls = words('onboardingCalls', {
  'GET /api/v1/onboarding': 'Pasos del alta en tu perfil y lo que falta en cada uno',
  'PUT /api/v1/onboarding/step': 'Termina un paso del alta, cuando está todo lo que pide',
  'PUT /api/v1/agent-onboarding/step': 'Termina un paso del alta de un vendedor',
  'GET /api/v1/agent-training':
    'Si un vendedor aceptó el código de conducta y aprobó su cuestionario',
  'POST /api/v1/agent-training/conduct': 'Acepta el código de conducta de vendedores',
  'POST /api/v1/agent-training/quiz': 'Responde el cuestionario; cada intento queda guardado',
  'GET /api/v1/profile/work': 'Experiencia, tecnologías y zonas de una empresa o un vendedor',
  'PUT /api/v1/profile/work': 'Cambia la experiencia, las tecnologías o las zonas',
});
