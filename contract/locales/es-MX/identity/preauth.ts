import { words } from '../../../kernel/words';

export const preauth = words('preauth', {
  title: 'Acceso como usuario',
  help: 'Verás el portal como esta persona durante 30 minutos a lo más. No podrás mover dinero, firmar ni cambiar sus datos bancarios o de acceso, y todo lo que hagas queda en la bitácora a nombre de ambos.',
  open: 'Entrar como usuario',
});
