import { words } from '../../../kernel/words';

/**
 * The contract between a company that invests and the house in the product's own words, never changed: staff keep what
 * follows. Who signs is its representative, for the company.
 */
export const companyContractText = words('companyContractText', {
  title: 'Contrato de comisión mercantil de la empresa inversionista',
  parties:
    'Comitente: {empresa}, representada por {representante}, {cargo}. Comisionista: {plataforma}.',
  sections: [
    {
      title: 'Representación',
      paragraphs: [
        '{representante} declara que es {cargo} de {empresa}, que su poder le permite celebrar este contrato y dar instrucciones por ella, y que no le ha sido revocado ni limitado.',
        'La empresa avisa a {plataforma} en cuanto cambie quién la representa. Mientras no lo haga, valen las instrucciones de la persona que aquí la representa.',
      ],
    },
    {
      title: 'Objeto',
      paragraphs: [
        'La empresa encarga a {plataforma}, como comisionista, que por cuenta de la empresa entregue el dinero que comprometa a las solicitudes de crédito que elija, cobre sus pagos y se los abone.',
        '{plataforma} no toma decisiones de inversión por la empresa. Cada compromiso es una instrucción suya, con su monto y con el segundo factor de su cuenta.',
      ],
    },
    {
      title: 'El dinero de la empresa',
      paragraphs: [
        'La empresa deposita por transferencia desde una cuenta a su nombre, a la CLABE que se le asigna. Su dinero se registra aparte del de {plataforma}, del de sus socios y del de otras personas.',
        'Retira su saldo disponible cuando quiera, solo a una cuenta a nombre de la empresa. El dinero comprometido o entregado no está disponible.',
      ],
    },
    {
      title: 'Compromisos',
      paragraphs: [
        'Un compromiso reserva el dinero de la empresa hasta que la oferta llega a su meta. Puede retirarlo sin costo mientras el crédito no se entregue. Si la oferta no llega a su meta, el dinero vuelve a su saldo.',
        'Una vez entregado el crédito, las condiciones de la inversión no cambian sin consentimiento de la empresa.',
      ],
    },
    {
      title: 'Comisión',
      paragraphs: [
        'La comisión de {plataforma} es la que cada oferta muestra antes de comprometer. Se descuenta de los intereses que la empresa recibe y no cambia después para esa inversión.',
      ],
    },
    {
      title: 'Cobranza',
      paragraphs: [
        '{plataforma} cobra los créditos por cuenta de la empresa y reparte cada pago en proporción a lo que entregó cada inversionista. Si un pago se atrasa, hace la cobranza e informa a la empresa.',
        'La empresa puede perder parte o todo lo que invirtió. Los rendimientos son estimados, no garantizados.',
      ],
    },
    {
      title: 'Impuestos e informes',
      paragraphs: [
        'Sobre los intereses que la empresa reciba se retienen los impuestos que la ley ordena. La empresa tiene en el portal sus movimientos, sus comprobantes y el estado de cada inversión.',
      ],
    },
    {
      title: 'Duración y fin',
      paragraphs: [
        'El contrato no tiene plazo. La empresa puede terminarlo cuando no tenga inversiones vigentes; {plataforma} puede hacerlo con 30 días de aviso. Las inversiones vigentes siguen hasta que se pagan.',
      ],
    },
    {
      title: 'Firma electrónica',
      paragraphs: [
        '{representante} firma por la empresa con la sesión y el segundo factor de su cuenta. Ese medio tiene el mismo efecto que su firma autógrafa. {plataforma} guarda este documento con su huella y la evidencia de la firma durante al menos diez años.',
      ],
    },
  ],
});
