import { words } from '../../../kernel/words';

export const savedFilterCalls = words('savedFilterCalls', {
  'GET /api/v1/saved-filters': 'Filtros que guardaste de una lista, por nombre',
  'POST /api/v1/saved-filters': 'Guarda con un nombre lo que le pides a una lista',
  'PUT /api/v1/saved-filters/:savedFilterId':
    'Cambia el nombre de un filtro guardado, o si la lista se abre con él',
  'DELETE /api/v1/saved-filters/:savedFilterId': 'Borra un filtro guardado',
});
