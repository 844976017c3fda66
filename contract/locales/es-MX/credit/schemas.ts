import { words } from '../../../kernel/words';

export const creditFields = words('creditFields', {
  contracts: {
    signingConsent:
      'Leí el contrato completo, acepto sus términos y firmo con mi verificación en dos pasos, que tiene los mismos efectos que mi firma autógrafa.',
    linkConsent:
      'Leí el contrato completo, acepto sus términos y firmo con el NIP que recibí, que tiene los mismos efectos que mi firma autógrafa.',
    agree: 'Marca que leíste el contrato y que lo firmas.',
    channel: 'Elige cómo recibir el NIP.',
  },
  sitePosition:
    'Escribe latitud y longitud en México con decimales, por ejemplo 20.6736, -103.3440.',
  decisions: {
    chooseReason: 'Elige al menos un motivo.',
    mostConditions: 'Escribe hasta {{count}} condiciones.',
  },
  loans: {
    leastRate: 'La tasa anual mínima es 1%.',
    mostRate: 'La tasa anual máxima es 100%.',
    mostFee: 'La comisión por apertura máxima es 10%.',
  },
  projects: {
    chooseProduct: 'Elige un producto.',
    productInCatalog: 'Elige un producto del catálogo.',
    leastAmount: 'El monto mínimo es de $5,000.00.',
    owedAmount: 'Escribe un monto válido; 0 si no debes nada.',
    owedNegative: 'Lo que debes no puede ser negativo.',
    chooseSupplier: 'Elige un instalador.',
    chooseGrade: 'Elige una calificación.',
  },
});
