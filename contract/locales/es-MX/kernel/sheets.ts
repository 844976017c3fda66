import { words } from '../../../kernel/words';

/** What is said of any file of rows that people upload, whatever its rows are. */
export const sheets = words('sheets', {
  missingColumn: 'Falta esta columna.',
  errorCell:
    'La celda trae “{{cell}}” en lugar de un dato: es un error o un vacío de la hoja de cálculo. Escribe el dato.',
  badQuotes: 'Las comillas de la fila no se cierran bien.',
  tooManyCells: 'La fila trae más celdas que encabezados.',
  badCharacters: 'La fila trae caracteres que no se pueden guardar.',
  noTable: 'No pudimos leer el archivo. Guárdalo como CSV o XLSX y vuelve a subirlo.',
  tooMuch:
    'El archivo trae demasiado. Divídelo en varios, o guárdalo como CSV, y vuelve a subirlo.',
  tooManyColumns: 'El archivo trae más de 200 columnas.',
  oneSheet:
    'El libro trae {{count, number}} hojas: se leyó “{{sheet}}”. En “Columnas del archivo” puedes elegir otra.',
  foreign: {
    locked:
      'El libro tiene contraseña y no se puede leer. Ábrelo con ella, guárdalo sin contraseña y elígelo otra vez.',
    old: 'Es un libro de Excel anterior a 2007 (.xls). Ábrelo, guárdalo como XLSX o CSV y elígelo otra vez.',
    other:
      'Este archivo no es un CSV ni un XLSX, aunque así se llame. Guárdalo como uno de ellos y elígelo otra vez.',
  },
  sameHeading:
    'Varias columnas se llaman “{{heading}}”: revisa en “Columnas del archivo” de cuál se lee el dato.',
  firstRows: 'Primeras filas del archivo',
  as: 'Se lee como {{field}}',
  unused: 'No se usa',
  columnsTitle: 'Columnas del archivo',
  columnsHelp: 'Di qué columna es cada dato. Lo recordamos para la próxima carga.',
  noColumn: 'Ninguna',
  requiredColumn: '{{field}} (obligatorio)',
  columnWith: '{{heading}} (por ejemplo: {{example}})',
  sheet: 'Hoja del libro',
  headingRow: 'Fila de los encabezados',
  rowWith: 'Fila {{row}}: {{cells}}',
  encoding: 'Codificación del texto',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (inverso)',
    'windows-1252': 'Latin-1 (Windows)',
    macintosh: 'Macintosh',
    ibm850: 'MS-DOS',
  },
  readSo: 'Leer con estas columnas',
  readOther: 'Volver a leer así',
});
