import { words } from '../../../kernel/words';

export const prospectInvitationRefusals = words('prospectInvitationRefusals', {
  mailTitle: '{{program}} te invita a pedir tu crédito',
  mailText:
    '{{program}} te invita a crear tu cuenta en {{brand}} para financiar un equipo que gasta menos energía.',
  joined: 'Este prospecto ya creó su cuenta.',
  notOpen: 'No hay una invitación abierta que retirar.',
  accountInUse:
    'Este correo ya tiene una cuenta. Entra con ella para pedir tu crédito, y avisa al programa que te invitó.',
  takesNobody:
    'El programa que te invitó ya no recibe solicitudes. Puedes registrarte por tu cuenta.',
});
