import { words } from '../../../kernel/words';

/** What staff hold back of an account, for its person. */
export const standing = words('standing', {
  limited: 'Tu cuenta tiene una restricción',
  limitedText: {
    client:
      'Por ahora no puedes pedir otro crédito. Lo demás sigue igual: pagas, firmas y cambias tus datos.',
    investor:
      'Por ahora no puedes comprometer dinero en otros proyectos. Lo demás sigue igual: recibes tus pagos, retiras y cambias tus datos.',
    supplier:
      'Por ahora no puedes abrir proyectos ni invitar solicitantes. Lo demás sigue igual: terminas y cobras los que ya tienes.',
    other: 'Por ahora no puedes abrir solicitudes ni compromisos nuevos. Lo demás sigue igual.',
  },
  reading: 'Tu cuenta es solo de consulta',
  readingText:
    'Ves toda tu información. También puedes cambiar tu contraseña, cancelar lo que pediste y pedir tus datos; lo demás espera a que revisemos tu cuenta.',
  noProgram: 'Todavía no perteneces a un programa',
  noProgramText:
    'Pide a su administrador que te agregue. Mientras tanto no hay nada que mostrarte aquí.',
  dataMissing: 'Faltan datos en tu perfil.',
  giveData: 'Completar mis datos',
  reason: 'Motivo: {{reason}}',
  wrong: '¿Algo no es correcto?',
  wrongAsk: 'Si algo no es correcto, habla con quien te atiende en {{brand}}.',
});
