import { words } from '../../../kernel/words';

export const supplierCalls = words('supplierCalls', {
  'GET /api/v1/suppliers/verification': 'Cómo va la verificación de la propia empresa',
  'POST /api/v1/suppliers/verification-request':
    'Pide la verificación de la propia empresa, con sus documentos requeridos ya cargados',
  'GET /api/v1/suppliers': 'Empresas instaladoras; `q` busca en nombre, RFC y correo',
  'GET /api/v1/suppliers/card':
    'La empresa propia como la ven quienes eligen instalador, con lo que ha instalado',
  'GET /api/v1/suppliers/:supplierId': 'Una empresa instaladora, sus documentos y decisiones',
  'GET /api/v1/suppliers/:supplierId/program': 'El programa para el que instala',
  'PUT /api/v1/suppliers/:supplierId/program': 'Cambia el programa para el que instala',
  'PUT /api/v1/suppliers/:supplierId/name': 'Corrige su nombre según sus papeles',
  'POST /api/v1/suppliers/:supplierId/project-approval':
    'Le permite preparar proyectos (estatus 3)',
  'POST /api/v1/suppliers/:supplierId/verification':
    'La verifica (estatus 4), con sus documentos requeridos ya verificados',
  'POST /api/v1/suppliers/:supplierId/request-rejection': 'Rechaza su solicitud con un motivo',
  'POST /api/v1/suppliers/:supplierId/level': 'Cambia su nivel',
  'POST /api/v1/suppliers/:supplierId/suspension': 'La suspende: no toma proyectos nuevos',
  'POST /api/v1/suppliers/:supplierId/suspension-end': 'Levanta su suspensión',
});
