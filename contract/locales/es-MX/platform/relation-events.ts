import { words } from '../../../kernel/words';

export const relationEventWords = words('relationEventWords', {
  joined: '{{name}} creó su cuenta con tu invitación',
  joinedText: 'Ya puede pedir su crédito contigo.',
  beneficiaries: 'Cambiaron tus beneficiarios',
  beneficiariesText_one: 'Ahora tienes un beneficiario.',
  beneficiariesText_other: 'Ahora tienes {{count}} beneficiarios.',
});
