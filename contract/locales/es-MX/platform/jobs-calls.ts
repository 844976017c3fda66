import { words } from '../../../kernel/words';

export const jobCalls = words('jobCalls', {
  'GET /api/v1/jobs': 'Trabajos del sistema, hechos y por hacer, de todos los procesos',
  'GET /api/v1/job-queues': 'Las colas de trabajos: cuánto espera, cuánto falló y cuándo se hizo',
  'POST /api/v1/jobs/:jobId/retry': 'Intenta otra vez un trabajo que falló',
  'POST /api/v1/job-queues/:queue/run': 'Hace ahora un trabajo programado',
});
