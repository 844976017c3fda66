import { words } from '../../../kernel/words';

export const personTimelineCalls = words('personTimelineCalls', {
  'GET /api/v1/users/:userId/timeline':
    'Lo que pasó con una persona: sus actos, los de otros sobre lo suyo y la historia de sus créditos',
});
