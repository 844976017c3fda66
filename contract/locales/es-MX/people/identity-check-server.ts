import { words } from '../../../kernel/words';

export const identityCheckWords = words('identityCheckWords', {
  controllers: 'Escribe al menos a una persona que controle la empresa.',
  occupationFirst: 'Primero guarda la ocupación o el giro, en el formulario que los pide.',
  verifiedAlready: 'Esta identidad ya está verificada.',
  links: {
    individual: {
      subject: 'Verifica tu identidad desde tu teléfono',
      asked:
        '{{by}} te pide verificar tu identidad en {{brand}}. Necesitas tu identificación oficial y la cámara de tu teléfono.',
      own: 'Pediste seguir en tu teléfono la verificación de tu identidad en {{brand}}. Necesitas tu identificación oficial.',
      notice:
        '{{by}} te pide verificar tu identidad. Hazlo aquí, o desde tu teléfono con el enlace que te enviamos por correo. Necesitas tu identificación oficial.',
    },
    legal_entity: {
      subject: 'Verifica la identidad del representante legal desde un teléfono',
      asked:
        '{{by}} pide verificar en {{brand}} la identidad del representante legal de tu empresa. Necesitas su identificación oficial y la cámara de un teléfono.',
      own: 'Pediste seguir en un teléfono la verificación de la identidad del representante legal en {{brand}}. Necesitas su identificación oficial.',
      notice:
        '{{by}} pide verificar la identidad del representante legal de tu empresa. Hazlo aquí, o desde un teléfono con el enlace que te enviamos por correo. Necesitas su identificación oficial.',
    },
  },
  linkHow: 'Abre este enlace en el teléfono; sirve una vez y vence en 24 horas:',
});
