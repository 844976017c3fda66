import { words } from '../../../kernel/words';

export const itemKindName = words('itemKindName', {
  equipment: 'Equipo',
  service: 'Servicio',
});

export const vatName = words('vatName', {
  general: '16%',
  border: '8%',
  exempt: 'Exento',
});
