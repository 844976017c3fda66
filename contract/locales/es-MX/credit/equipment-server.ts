import { words } from '../../../kernel/words';

export const equipmentWords = words('equipmentWords', {
  codeTaken: 'Ya tienes un artículo con este código.',
  fromPast: 'El precio nuevo rige desde hoy o después.',
  fromFar: 'El precio nuevo rige a más tardar el {{day, day}}.',
  notActive: '“{{name}}” ya no está activo en el catálogo. Quítalo de la cotización.',
  otherPrice:
    'El precio de “{{name}}” cambió en el catálogo. Quítalo y agrégalo otra vez con el de hoy.',
  unknownItem: 'Este artículo no está en tu catálogo.',
  otherTotal: 'El monto debe ser el total de las partidas, {{total, mxn}}, solo o con la comisión.',
  upload: {
    empty: 'El archivo no trae artículos.',
    tooManyRows: 'El archivo trae más de {{most, number}} filas. Divídelo en varios.',
    otherState: 'El archivo ya no está en este paso. Vuelve a abrirlo.',
    refused: 'Faltan filas por corregir u omitir: nada pasó al catálogo.',
    nothing: 'No queda ninguna fila que cambie tu catálogo.',
    changedMeanwhile: 'El catálogo cambió mientras tanto. Revisa otra vez.',
    used_one: 'Ya se cotizó o se cambió {{count, number}} de sus artículos; no se puede deshacer.',
    used_other:
      'Ya se cotizaron o se cambiaron {{count, number}} de sus artículos; no se puede deshacer.',
  },
  cells: {
    kind: 'Escribe “equipo” o “servicio”.',
    product: 'Escribe una de las tecnologías: {{products}}. Déjala vacía si sirve para cualquiera.',
    vat: 'Escribe 16 %, 8 % o exento.',
    money: 'Escribe un monto en pesos, por ejemplo 1,234.50.',
    thousands:
      'No se sabe si “{{cell}}” son miles o centavos. Escribe el monto con dos decimales, por ejemplo 1,234.00.',
    repeated: 'Este código ya viene en la fila {{row, number}}.',
  },
});
