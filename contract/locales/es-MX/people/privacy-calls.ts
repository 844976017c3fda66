import { words } from '../../../kernel/words';

export const privacyCalls = words('privacyCalls', {
  'GET /api/v1/profile/data-export': 'La copia de los datos propios que se pidió, si sigue ahí',
  'POST /api/v1/profile/data-export':
    'Pide una copia de los datos propios; avisa cuando está lista',
  'POST /api/v1/profile/data-export/download':
    'Descarga la copia, en JSON, una sola vez y dentro de 72 horas',
  'GET /api/v1/profile/privacy-requests': 'Solicitudes ARCO propias, con su respuesta',
  'POST /api/v1/profile/privacy-requests':
    'Ejerce un derecho ARCO; la respuesta llega en 20 días hábiles o menos',
  'GET /api/v1/privacy-requests': 'Solicitudes ARCO de todas las personas, por día de vencimiento',
  'POST /api/v1/privacy-requests/:requestId/answer': 'Responde una solicitud ARCO',
  'GET /api/v1/profile/closing': 'Lo que impide cerrar la cuenta propia',
  'POST /api/v1/profile/closing':
    'Cierra la cuenta propia: borra lo que la ley no obliga a conservar',
});
