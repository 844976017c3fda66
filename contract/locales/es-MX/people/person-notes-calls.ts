import { words } from '../../../kernel/words';

export const personNoteCalls = words('personNoteCalls', {
  'GET /api/v1/users/:userId/notes': 'Notas del equipo sobre una persona, las más nuevas primero',
  'POST /api/v1/users/:userId/notes': 'Agrega una nota sobre una persona, que ya no se cambia',
});
