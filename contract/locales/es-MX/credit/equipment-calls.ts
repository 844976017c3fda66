import { words } from '../../../kernel/words';

export const equipmentCalls = words('equipmentCalls', {
  'GET /api/v1/equipment': 'Catálogo del instalador, con el precio de hoy y el que sigue',
  'GET /api/v1/equipment/workbook': 'Todo el catálogo en un libro de Excel',
  'GET /api/v1/equipment/price-list': 'La lista de precios de hoy, en PDF',
  'GET /api/v1/equipment/:equipmentId': 'Un artículo del catálogo',
  'GET /api/v1/equipment/:equipmentId/versions':
    'Los precios que un artículo tuvo, tiene y tendrá, el más nuevo primero',
  'POST /api/v1/equipment': 'Agrega un artículo al catálogo',
  'PATCH /api/v1/equipment/:equipmentId':
    'Cambia un artículo; otro precio, IVA o costo empieza una versión desde su fecha',
  'POST /api/v1/equipment/:equipmentId/deactivate':
    'Deja de ofrecer un artículo; lo ya cotizado no cambia',
  'POST /api/v1/equipment/:equipmentId/activate': 'Vuelve a ofrecer un artículo',
  'GET /api/v1/equipment-batches': 'Archivos con los que se llenó el catálogo',
  'GET /api/v1/equipment-batches/:equipmentBatchId':
    'Un archivo del catálogo: cómo se leyó y qué haría',
  'POST /api/v1/equipment-batches':
    'Sube un archivo del catálogo y lo lee; el que estaba por revisar se descarta',
  'POST /api/v1/equipment-batches/:equipmentBatchId/columns':
    'Vuelve a leer el archivo con otras columnas o de otra manera',
  'GET /api/v1/equipment-batches/:equipmentBatchId/rows':
    'Las filas del archivo y qué será de cada una',
  'PATCH /api/v1/equipment-batches/:equipmentBatchId/rows': 'Corrige una fila del archivo',
  'POST /api/v1/equipment-batches/:equipmentBatchId/skipped':
    'Omite una fila o todas las que tienen errores, o las vuelve a incluir',
  'POST /api/v1/equipment-batches/:equipmentBatchId/commit':
    'Pasa el archivo al catálogo, todo o nada',
  'POST /api/v1/equipment-batches/:equipmentBatchId/discard': 'Descarta el archivo sin pasar nada',
  'POST /api/v1/equipment-batches/:equipmentBatchId/undo':
    'Quita del catálogo lo que vino en el archivo y deja lo demás como estaba',
});
